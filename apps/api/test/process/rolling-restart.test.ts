import { execFile } from 'node:child_process';
import { get, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient } from '../client.ts';
import type { Member } from '../fixtures/register-member.ts';
import { startNginx, type NginxServer } from '../providers/nginx-server.ts';
import { freePort, startRedis, type RedisServer } from '../providers/redis-server.ts';
import { openLine, type Seen } from './message-storm.ts';
import { startServe, type ServeProcess } from './serve-process.ts';

const script = join(import.meta.dirname, '../../../../deploy/nginx/rolling-restart.sh');
const pairs = 25;
const devicesOfMember = 10;

let database: TestDatabase;
let redis: RedisServer;
let nginx: NginxServer;
let supervisor: Server;
let members: Member[];
const processes = new Map<number, ServeProcess>();
/** Exit codes of the processes that were replaced. */
const ended: (number | NodeJS.Signals)[] = [];

const start = async (port: number) =>
  void processes.set(port, await startServe(database.url, { PORT: String(port), REDIS_URL: redis.url }));

/** Does what systemd does with `restart`: ends the process of a port in order, and starts the next. */
async function restart(port: number): Promise<void> {
  const running = processes.get(port);
  running?.signal('SIGTERM');
  ended.push((await running?.exited) ?? -1);
  await running?.close();
  await start(port);
}

beforeAll(async () => {
  [database, redis] = await Promise.all([createTestDatabase(), startRedis()]);
  const ports = [await freePort(), await freePort()];
  await Promise.all(ports.map(start));
  nginx = await startNginx(ports);
  supervisor = createServer(async (request, reply) => {
    await restart(Number(request.url?.slice(1)));
    reply.end();
  }).listen(0, '127.0.0.1');
  const first = [...processes.values()][0];
  members = [];
  for (let nth = 0; nth < pairs * 2; nth += 1)
    members.push(...(first === undefined ? [] : [await first.register(`Rolling ${nth}`)]));
}, 150_000);
afterAll(async () => {
  supervisor.close();
  await nginx.close();
  await Promise.all([...processes.values()].map((process) => process.close()));
  await redis.close();
  await database.drop();
});

const at = (member: Member) => openClient(nginx.address, { language: 'en', token: member.token });

/** One request on a connection of its own; a reload of nginx ends kept ones. */
const ask = () =>
  new Promise<number | string | undefined>((resolve) => {
    get(`${nginx.address}/v1/front`, { agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    }).once('error', ({ message }) => resolve(message));
  });

interface Writing {
  readonly acknowledged: string[];
  /** Replies other than 201. */
  readonly refused: number[];
}

/** Writes to the other until told to stop; what a closing connection left open goes again under its id. */
async function write(from: Member, to: Member, isOver: () => boolean): Promise<Writing> {
  const writing: Writing = { acknowledged: [], refused: [] };
  for (let nth = 0; !isOver(); nth += 1) {
    const client_id = `rolling-${from.id}-${String(nth).padStart(5, '0')}`;
    const body = { user_id: to.id, message_type: 'text', message_content: client_id, client_id } as const;
    for (let status = 0; status !== 201;) {
      status = await at(from)
        .call(chatContract.sendMessage, { body })
        .then(
          (reply) => reply.status,
          () => 0,
        );
      if (status !== 201 && status !== 0) writing.refused.push(status);
    }
    writing.acknowledged.push(client_id);
    await sleep(200);
  }
  return writing;
}

it(
  'fails no request and loses no message while 500 sockets move to the other process',
  { timeout: 300_000 },
  async () => {
    const devices = members.flatMap((member) =>
      Array.from({ length: devicesOfMember }, () => {
        const seen: Seen[] = [];
        return {
          member,
          seen,
          ...openLine(
            () => nginx.address,
            member,
            () => at(member),
            seen,
          ),
        };
      }),
    );
    for (let nth = 0; nth < devices.length; nth += devicesOfMember)
      await Promise.all(devices.slice(nth, nth + devicesOfMember).map((device) => device.join()));
    let isOver = false;
    const over = () => isOver;
    const writing = Promise.all(members.map((member, nth) => write(member, members[nth ^ 1] ?? member, over)));
    const asking = (async () => {
      const replies: (number | string | undefined)[] = [];
      for (; !isOver; await sleep(20)) replies.push(await ask());
      return replies;
    })();

    const { port } = supervisor.address() as AddressInfo;
    await promisify(execFile)('sh', [script, ...[...processes.keys()].map(String)], {
      env: {
        ...process.env,
        PATH: `${process.env['PATH']}:/usr/sbin`,
        UPSTREAMS: nginx.upstreams,
        RESTART: `curl -fsS http://127.0.0.1:${port}/%s`,
        RELOAD: `nginx -c ${nginx.file} -s reload`,
      },
    });
    isOver = true;
    const [written, replies] = [await writing, await asking];

    expect([ended, [...new Set(replies)], written.flatMap(({ refused }) => refused)]).toEqual([[0, 0], [200], []]);
    const sent = new Map(members.map(({ id }, nth) => [id, written[nth]?.acknowledged ?? []]));
    const wanted = (member: Member) => {
      const other = members[members.indexOf(member) ^ 1] ?? member;
      return [...(sent.get(member.id) ?? []), ...(sent.get(other.id) ?? [])].toSorted().join();
    };
    const heard = ({ seen }: { seen: readonly Seen[] }) =>
      seen
        .map(({ client_id }) => client_id)
        .toSorted()
        .join();
    // Each of them is back at a process and has caught up: everything once, nothing missing.
    await expect
      .poll(() => devices.filter((device) => heard(device) !== wanted(device.member)).length, { timeout: 60_000 })
      .toBe(0);
    for (const device of devices) device.leave();
  },
);
