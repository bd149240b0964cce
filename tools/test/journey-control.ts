import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { grant, revoke } from '../staff/change-role.ts';
import { embeddedUrl } from '../staff/embedded-url.ts';
import { readPair } from '../staff/read-pair.ts';
import { insertJourneyMember } from './insert-journey-member.ts';
import type {
  BusyDayRequest,
  CashOutRequest,
  ChatAppPaymentRequest,
  DeadLetterRequest,
  ChatAppPersonRequest,
  DisputeRequest,
  ExpireRequest,
  MemberRequest,
  PartnerRequest,
  ProgramName,
  RoleRequest,
  SentMail,
  StorePurchaseReply,
  StorePurchaseRequest,
} from './journey-requests.ts';
import { matureEarnings } from './mature-earnings.ts';
import { prepareCashOut } from './prepare-cash-out.ts';
import { prepareFigures } from './prepare-figures.ts';
import { seedBusyDay } from './seed-busy-day.ts';
import { seedLongLog } from './seed-long-log.ts';
import { tellDispute } from './tell-dispute.ts';

interface Options {
  readonly port: number;
  /** Data folder of the program that has brought up the database server. */
  readonly dataDir: string;
  /** Starts the staff program on a database of that name; called once, on the first request for it. */
  startStaffProgram(databaseUrl: string): Promise<void>;
  /** Pays an order of the staff program at the chat app's double. */
  payByChatApp(request: ChatAppPaymentRequest): Promise<void>;
  /** Buys a product at the double of Google Play. */
  buyInStore(request: StorePurchaseRequest): StorePurchaseReply;
  /** Changes who uses the chat app's double. */
  enterChatApp(person: ChatAppPersonRequest): void;
}

/**
 * What journeys ask of the tests' own server instead of the product: members with a session, staff roles, partners, and
 * the second program. Only the tests reach it; it listens on the loopback address.
 */
export function serveJourneyControl(options: Options): void {
  const { port, dataDir, startStaffProgram, payByChatApp, buyInStore, enterChatApp } = options;
  const pools = new Map<ProgramName, pg.Pool>();
  let staffProgram: Promise<void> | undefined;

  const urlOf = (program: ProgramName) =>
    program === 'main' ? embeddedUrl(dataDir) : embeddedUrl(dataDir).replace('/peonia?', '/staff?');
  function poolOf(program: ProgramName): pg.Pool {
    const pool = pools.get(program) ?? new pg.Pool({ connectionString: urlOf(program), max: 2 });
    // The database ends before this process does.
    if (!pools.has(program)) pool.on('error', () => undefined);
    pools.set(program, pool);
    return pool;
  }

  async function openStaffProgram(): Promise<object> {
    staffProgram ??= poolOf('main')
      .query('create database staff')
      .then(() => startStaffProgram(urlOf('staff')));
    await staffProgram;
    return {};
  }

  async function grantRole(program: ProgramName, { name, role, languages }: RoleRequest): Promise<object> {
    const pair = languages === undefined ? null : readPair(languages);
    const pool = poolOf(program);
    const granted = await grant({ query: pool.query.bind(pool) as never }, { name, role, pair });
    if (granted === null) throw new Error(`No account is called ${name}`);
    return {};
  }

  async function revokeRole(program: ProgramName, { name, role }: RoleRequest): Promise<object> {
    const pool = poolOf(program);
    await revoke({ query: pool.query.bind(pool) as never }, { name, role, pair: null });
    return {};
  }

  /** A selfie and an application would take a camera and two members of the staff. */
  async function makePartner(program: ProgramName, { id }: PartnerRequest): Promise<object> {
    await poolOf(program).query('update account set is_partner = true, identified_at = now() where id = $1', [id]);
    return {};
  }

  /** A selfie would take a camera. */
  async function identifyMember(program: ProgramName, { id }: PartnerRequest): Promise<object> {
    await poolOf(program).query('update account set identified_at = now() where id = $1', [id]);
    return {};
  }

  /** To apply takes a verified identity and two-step login. */
  async function applyAsPartner(program: ProgramName, { id }: PartnerRequest): Promise<object> {
    await poolOf(program).query(
      "insert into partner_application (member_id, about, terms) values ($1, 'I write a newsletter.', '2026-01-01')",
      [id],
    );
    return {};
  }

  async function addDeadLetter(program: ProgramName, { topic }: DeadLetterRequest): Promise<object> {
    await poolOf(program).query(
      `insert into outbox (topic, payload, attempts, available_at, failed_at, failure)
       values ($1, '{}', 16, 'infinity', now(), 'Error: Greeting never received')`,
      [topic],
    );
    return {};
  }

  async function expireTokens(program: ProgramName, { id }: ExpireRequest): Promise<object> {
    await poolOf(program).query(
      "update session set access_until = now(), rotated_at = rotated_at - interval '1 hour' where account_id = $1",
      [id],
    );
    return {};
  }

  async function listPushDevices(program: ProgramName, { id }: PartnerRequest): Promise<object> {
    const { rows } = await poolOf(program).query<{ platform: string; token: string }>(
      'select platform, token from push_device where member_id = $1',
      [id],
    );
    return rows;
  }

  async function lastMail(program: ProgramName, { id }: PartnerRequest): Promise<object> {
    const { rows } = await poolOf(program).query<SentMail>(
      `select message_id, (select email from account where id = $1) as recipient from mail_delivery
       where member_id = $1 and state = 'handed_over' order by id desc limit 1`,
      [id],
    );
    return rows[0] ?? { message_id: '', recipient: '' };
  }

  const acts: Readonly<Record<string, (program: ProgramName, body: never) => Promise<object>>> = {
    '/members': (program, body: MemberRequest) => insertJourneyMember(poolOf(program), body),
    '/roles': grantRole,
    '/roles/revoked': revokeRole,
    '/partners': makePartner,
    '/partner-application': applyAsPartner,
    '/identity': identifyMember,
    '/dead-letter': addDeadLetter,
    '/busy-day': (program, body: BusyDayRequest) => seedBusyDay(poolOf(program), body),
    '/long-log': (program, body: PartnerRequest) => seedLongLog(poolOf(program), body),
    '/cash-out': (program, body: CashOutRequest) => prepareCashOut(poolOf(program), body),
    '/earnings': (program, body: PartnerRequest) => matureEarnings(urlOf(program), body),
    '/dispute': (program, body: DisputeRequest) => tellDispute(urlOf(program), body),
    '/figures': (program) => prepareFigures(poolOf(program)),
    '/expired-tokens': expireTokens,
    '/push-devices': listPushDevices,
    '/last-mail': lastMail,
    '/program': openStaffProgram,
    '/chat-app-person': async (_program, body: ChatAppPersonRequest) => {
      enterChatApp(body);
      return {};
    },
    '/store-purchase': async (_program, body: StorePurchaseRequest) => buyInStore(body),
    '/chat-app-payment': (_program, body: ChatAppPaymentRequest) => payByChatApp(body).then(() => ({})),
  };

  createServer(async (request, reply) => {
    try {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const act = acts[pathname];
      if (act === undefined) throw new Error(`Unknown request ${pathname}`);
      const program = searchParams.get('program') === 'staff' ? 'staff' : 'main';
      reply.end(JSON.stringify(await act(program, (await json(request)) as never)));
    } catch (error) {
      reply.statusCode = 500;
      reply.end(String(error));
    }
  }).listen(port, '127.0.0.1');
}
