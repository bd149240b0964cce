import { execFile } from 'node:child_process';
import { get, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { openClient } from '../client.ts';
import type { Member } from '../fixtures/register-member.ts';
import { startNginx } from '../providers/nginx-server.ts';
import { freePort, startRedis } from '../providers/redis-server.ts';
import { openLine, type Seen } from './message-storm.ts';
import { startServe, type ServeProcess } from './serve-process.ts';

const script = join(import.meta.dirname, '../../../../deploy/nginx/rolling-restart.sh');
const pairs = 25;
const devicesOfMember = 10;
/** A device that has not caught up by then has lost something. */
const patienceMs = 60_000;

export interface RollingRestart {
  readonly sockets: number;
  /** Exit codes of the processes that were replaced. */
  readonly ended: readonly (number | NodeJS.Signals)[];
  /** Replies to the requests of a visitor, each once. */
  readonly replies: readonly (number | string | undefined)[];
  readonly requests: number;
  readonly messages: number;
  /** Replies to members who write, other than 201. */
  readonly refused: readonly number[];
  /** Devices that have not everything, or something twice. */
  readonly incomplete: number;
  /** Milliseconds from the end of each socket until its device has the next one, shortest first. */
  readonly away: readonly number[];
}

/** Replaces both processes behind nginx by the script of `deploy`, with 500 open sockets, while members write. */
export async function runRollingRestart(databaseUrl: string): Promise<RollingRestart> {
  const redis = await startRedis();
  const processes = new Map<number, ServeProcess>();
  const ended: (number | NodeJS.Signals)[] = [];
  const start = async (port: number) => {
    // As docs/install.md sets it, but shorter: nginx turns away at once.
    const settings = { PORT: String(port), REDIS_URL: redis.url, DRAIN_SECONDS: '1' };
    processes.set(port, await startServe(databaseUrl, settings));
  };
  const ports = [await freePort(), await freePort()];
  await Promise.all(ports.map(start));
  const nginx = await startNginx(ports);
  // Does what systemd does with `restart`: ends the process of a port in order, and starts the next.
  const supervisor = createServer(async (request, reply) => {
    const port = Number(request.url?.slice(1));
    const running = processes.get(port);
    running?.signal('SIGTERM');
    ended.push((await running?.exited) ?? -1);
    await running?.close();
    await start(port);
    reply.end();
  }).listen(0, '127.0.0.1');

  try {
    const members: Member[] = [];
    const [first] = processes.values();
    for (let nth = 0; nth < pairs * 2; nth += 1)
      members.push(...(first === undefined ? [] : [await first.register(`Rolling ${nth}`)]));
    const { port } = supervisor.address() as AddressInfo;
    const restart = async () => {
      await promisify(execFile)('sh', [script, ...ports.map(String)], {
        env: {
          ...process.env,
          PATH: `${process.env['PATH']}:/usr/sbin`,
          UPSTREAMS: nginx.upstreams,
          RESTART: `curl -fsS http://127.0.0.1:${port}/%s`,
          RELOAD: `nginx -c ${nginx.file} -s reload`,
        },
      });
    };
    return { ended, ...(await restartWhileWriting(nginx.address, members, restart)) };
  } finally {
    supervisor.close();
    await nginx.close();
    await Promise.all([...processes.values()].map((process) => process.close()));
    await redis.close();
  }
}

async function restartWhileWriting(
  address: string,
  members: readonly Member[],
  restart: () => Promise<void>,
): Promise<Omit<RollingRestart, 'ended'>> {
  const away: number[] = [];
  const devices = members.flatMap((member) =>
    Array.from({ length: devicesOfMember }, () => openDevice(address, member, away)),
  );
  for (let nth = 0; nth < devices.length; nth += devicesOfMember)
    await Promise.all(devices.slice(nth, nth + devicesOfMember).map((device) => device.join()));
  const writers = members.map((member, nth) => openWriter(address, member, members[nth ^ 1] ?? member));
  // Who has no answer yet may not write more: everybody writes once before anybody goes on.
  await Promise.all(writers.map(({ send }) => send()));
  let isOver = false;
  const writing = Promise.all(
    writers.map(async ({ send }) => {
      for (; !isOver; await sleep(200)) await send();
    }),
  );
  const asking = (async () => {
    const replies: (number | string | undefined)[] = [];
    for (; !isOver; await sleep(20)) replies.push(await ask(address));
    return replies;
  })();

  await restart();
  isOver = true;
  const [replies] = await Promise.all([asking, writing]);

  const wanted = writers.map(({ acknowledged }, nth) =>
    [...acknowledged, ...(writers[nth ^ 1]?.acknowledged ?? [])].toSorted().join(),
  );
  const incomplete = () => devices.filter(({ heard, member }) => heard() !== wanted[members.indexOf(member)]).length;
  // Each of them is back at a process and catches up: everything once, nothing missing.
  for (const end = Date.now() + patienceMs; incomplete() > 0 && Date.now() < end;) await sleep(50);
  const report = {
    sockets: devices.length,
    replies: [...new Set(replies)],
    requests: replies.length,
    messages: writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    refused: writers.flatMap(({ refused }) => refused),
    incomplete: incomplete(),
    away: away.toSorted((one, other) => one - other),
  };
  for (const device of devices) device.leave();
  return report;
}

const at = (address: string, { token }: Member) => openClient(address, { language: 'en', token });

function openDevice(address: string, member: Member, away: number[]) {
  const seen: Seen[] = [];
  const line = openLine(
    () => address,
    member,
    () => at(address, member),
    seen,
    (ms) => void away.push(ms),
  );
  const heard = () =>
    seen
      .map(({ client_id }) => client_id)
      .toSorted()
      .join();
  return { member, heard, ...line };
}

/** One request on a connection of its own; a reload of nginx ends kept ones. */
const ask = (address: string) =>
  new Promise<number | string | undefined>((resolve) => {
    get(`${address}/v1/front`, { agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    }).once('error', ({ message }) => resolve(message));
  });

/** Writes to the other; what a closing connection left open goes again under its id. */
function openWriter(address: string, from: Member, to: Member) {
  const acknowledged: string[] = [];
  const refused: number[] = [];
  const send = async () => {
    const client_id = `rolling-${from.id}-${String(acknowledged.length).padStart(5, '0')}`;
    const body = { user_id: to.id, message_type: 'text', message_content: client_id, client_id } as const;
    for (let status = 0; status !== 201;) {
      status = await at(address, from)
        .call(chatContract.sendMessage, { body })
        .then(
          (reply) => reply.status,
          () => 0,
        );
      if (status !== 201 && status !== 0) refused.push(status);
    }
    acknowledged.push(client_id);
  };
  return { acknowledged, refused, send };
}
