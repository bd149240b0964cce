import { randomUUID } from 'node:crypto';
import { callsContract } from '@peonia/contract/calls.schema.ts';
import { type CallKind } from '@peonia/contract/calls.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { callClock } from '../src/features/calls/public.ts';
import { startApi, type Api } from './api.ts';
import type { Client } from './client.ts';
import { giveGold } from './give-gold.ts';
import type { Member } from './register-member.ts';
import type { Socket } from './socket.ts';

/** A relay that nobody asks: the passwords for it are made all the same. */
export const relayOf = {
  TURN_URLS: 'turn:127.0.0.1:3478',
  TURN_SECRET: 'the-relay-of-the-tests-has-this-secret',
} as const;

/** Two who have never met, one of them with gold, in a program that has a relay. */
export interface CallFixture {
  readonly api: Api;
  readonly anna: Member;
  readonly ben: Member;
  /** The clock of calls looks once, instead of being waited for. */
  readonly tick: () => Promise<number>;
}

/**
 * One program for the file and two new members for each of its tests, since anyone who was called and has not answered
 * is not called again. `settings` are of the program, such as where its pushes go.
 */
export function withCallFixture(
  {
    gold,
    settings = () => ({}),
  }: { gold: number; settings?: () => Record<string, string> | Promise<Record<string, string>> },
  enter: (world: CallFixture) => void,
): void {
  let api: Api;
  let number = 0;
  beforeAll(async () => {
    api = await startApi({ ...relayOf, ...(await settings()) });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    number += 1;
    const [anna, ben] = await Promise.all([api.register(`Anna ${number}`), api.register(`Ben ${number}`)]);
    if (gold > 0) await giveGold(api.app.database, anna, gold);
    enter({ api, anna, ben, tick: () => api.app.use(callClock).tick() });
  });
}

/** The window that a member calls from. */
export const deviceOf = ({ id }: { readonly id: number }, window = 1) => `window-${window}-of-${id}`;

interface Dialing {
  readonly kind?: CallKind;
  readonly direct?: boolean;
  readonly client_id?: string;
}

export function dial(
  from: Member,
  to: { readonly id: number },
  { kind = 'voice', direct = false, client_id = randomUUID() }: Dialing = {},
) {
  return from.call(callsContract.startCall, {
    body: { user_id: to.id, kind, direct, device: deviceOf(from), client_id },
  });
}

interface Change {
  readonly status?: 'ringing' | 'connecting' | 'connected' | 'busy' | 'reject' | 'cancel' | 'hangup';
  readonly direct?: boolean;
  readonly seconds?: number;
  readonly window?: number;
}

/** What a window of a member says of a call; without a status that it is still there. */
export function put(member: Member, id: number, { window = 1, ...change }: Change = {}, client: Client = member) {
  return client.call(callsContract.updateCall, {
    params: { id },
    body: { device: deviceOf(member, window), ...change },
  });
}

/** A call that the two are talking in. */
export async function talk(from: Member, to: Member, dialing: Dialing = {}): Promise<number> {
  const { body, text } = await dial(from, to, dialing);
  if (body.call === undefined) throw new Error(`The call did not begin: ${text}`);
  const id = body.call.call_id;
  await put(to, id, { status: 'connecting' });
  await put(from, id, { status: 'connected' });
  return id;
}

type Sql = (text: string, values: unknown[]) => Promise<unknown>;

/** Lets time go by in a call in which both are heard of all along. */
export async function passTime(sql: Sql, id: number, seconds: number): Promise<void> {
  await sql(
    'update call set created_at = created_at - make_interval(secs => $2), accepted_at = accepted_at - make_interval(secs => $2), connected_at = connected_at - make_interval(secs => $2) where id = $1',
    [id, seconds],
  );
}

/** Nothing is heard of one of them for so long. */
export async function loseSight(sql: Sql, id: number, who: 'caller' | 'callee', seconds: number): Promise<void> {
  await sql(`update call set ${who}_seen_at = ${who}_seen_at - make_interval(secs => $2) where id = $1`, [id, seconds]);
}

/** Waits until a device is told that the call stands so. */
export async function toldOf(socket: Socket, id: number, status: string): Promise<void> {
  await socket.next(
    (frame) =>
      frame.type === 'event' &&
      frame.name === 'call.changed' &&
      frame.data.call.call_id === id &&
      frame.data.call.status === status,
  );
}
