import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import pg from 'pg';
import { WebSocket } from 'ws';
import { waitUntilReady } from '../apps/api/test/process/serve-process.ts';
import { freePort, startRedis } from '../apps/api/test/providers/redis-server.ts';
import { serverOptions } from '../tools/build-server.ts';
import { openServer } from './open-server.ts';

/**
 * Many sockets over several processes: memory of a socket, the way of an event from the call to each device of its
 * member, and what Redis carries. Members have devices on one process, on two, and so on up to all of them, and one
 * device more.
 */
const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '10000' },
    processes: { type: 'string', default: '4' },
    events: { type: 'string', default: '1000' },
  },
});
const [socketCount, processCount, eventCount] = [values.sockets, values.processes, values.events].map(Number) as [
  number,
  number,
  number,
];
/** On how many processes the devices of a member are. */
const reaches = Array.from({ length: processCount }, (_, at) => at + 1);
const devicesOf = (reach: number) => reach + 1;
const memberCount = Math.floor(
  (socketCount * processCount) / reaches.reduce((sum, reach) => sum + devicesOf(reach), 0),
);
const eventsPerSecond = 50;

const server = await openServer();
const redis = await startRedis();
const url = await server.createDatabase('sockets');
const pool = new pg.Pool({ connectionString: url, max: 4 });
const folder = mkdtempSync(join(tmpdir(), 'peonia-bench-sockets-'));
const bundle = join(import.meta.dirname, '../apps/api/dist/serve.js');
const isBundle = existsSync(bundle);
const sha256 = (text: string) => createHash('sha256').update(text).digest();

interface Process {
  readonly child: ChildProcess;
  readonly address: string;
}

async function startProcess(nth: number): Promise<Process> {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: join(folder, String(nth)),
    DATABASE_URL: url,
    REDIS_URL: redis.url,
    RATE_LIMITS: '0',
    LOG_LEVEL: 'error',
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '4194304',
  };
  const file = isBundle ? bundle : join(import.meta.dirname, '../apps/api/src/serve.ts');
  const child = spawn(process.execPath, [...(isBundle ? serverOptions : []), file], { env, stdio: 'inherit' });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(address);
  return { child, address };
}

const residentKb = ({ child }: Process) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]);

interface Receiver {
  readonly id: number;
  readonly sessionId: number;
  readonly channel: string;
  readonly token: string;
  readonly reach: number;
  /** The process of the first device. */
  readonly home: number;
}

async function makeMember(nth: number): Promise<Receiver> {
  const channel = `private-${randomBytes(8).toString('hex')}`;
  const token = randomBytes(32).toString('base64url');
  const { rows } = await pool.query<{ id: number; session_id: number }>(
    `with a as (
       insert into account (name, name_key, email, email_key, password_hash, language, channel)
       values ($1, $1, $1, $1, '', 'en', $2) returning id
     ), s as (
       insert into session (account_id, access_hash, access_until, refresh_until)
       select id, $3, now() + interval '1 day', now() + interval '1 day' from a returning id
     ), m as (insert into member_stream (member_id) select id from a)
     select a.id::int, s.id::int as session_id from a, s`,
    [`socket member ${nth}`, channel, sha256(token)],
  );
  return { id: rows[0]?.id ?? 0, sessionId: rows[0]?.session_id ?? 0, channel, token, ...placeOf(nth) };
}

const placeOf = (nth: number) => ({
  reach: reaches[nth % processCount] ?? 1,
  home: Math.floor(nth / processCount) % processCount,
});

const arrivals = new Map<number, number[]>();

async function joinDevice({ address }: Process, member: Receiver, device: number): Promise<WebSocket> {
  const token = randomBytes(16).toString('hex');
  const socket_id = `device-${device}`;
  await pool.query(
    `insert into socket_grant (hash, channel, socket_id, member_id, session_id, expires_at)
     values ($1, $2, $3, $4, $5, now() + interval '10 minutes')`,
    [sha256(token), member.channel, socket_id, member.id, member.sessionId],
  );
  const query = new URLSearchParams({ channel: member.channel, socket_id, token });
  const socket = new WebSocket(`${address.replace('http', 'ws')}/v1/realtime?${query}`, { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('message', () => resolve());
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
  });
  socket.on('message', () => arrivals.get(member.id)?.push(performance.now()));
  return socket;
}

async function atOnce<T, R>(
  items: readonly T[],
  most: number,
  work: (item: T, nth: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lanes = Array.from({ length: most }, async () => {
    for (let nth = next++; nth < items.length; nth = next++) results[nth] = await work(items[nth] as T, nth);
  });
  await Promise.all(lanes);
  return results;
}

function shareOf(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
}

const redisClient = new Redis(redis.url);
const redisBytes = async () => Number(/total_net_output_bytes:(\d+)/.exec(await redisClient.info('stats'))?.[1]);

async function sendEvent({ address }: Process, member: Receiver): Promise<number[]> {
  const got: number[] = [];
  arrivals.set(member.id, got);
  const start = performance.now();
  const reply = await fetch(`${address}/v1/counters`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    body: '{"type":"likeme"}',
  });
  if (!reply.ok) throw new Error(`answered ${reply.status}: ${await reply.text()}`);
  for (let left = 400; left > 0 && got.length < devicesOf(member.reach); left -= 1) await sleep(25);
  return got.map((at) => at - start);
}

const processes: Process[] = [];
try {
  for (let nth = 0; nth < processCount; nth += 1) processes.push(await startProcess(nth));
  const members = await atOnce(Array.from({ length: memberCount }), 4, (_, nth) => makeMember(nth));
  await sleep(2_000);
  const before = processes.map(residentKb);
  const wanted = members.flatMap((member) =>
    Array.from({ length: devicesOf(member.reach) }, (_, device) => ({ member, device })),
  );
  const sockets: WebSocket[] = [];
  const open = async (items: typeof wanted) => {
    const joined = await atOnce(items, 40, ({ member, device }) =>
      joinDevice(processes[(member.home + (device % member.reach)) % processCount] as Process, member, device),
    );
    sockets.push(...joined);
    await sleep(5_000);
    return processes.map(residentKb);
  };
  const opened = performance.now();
  // What a process has free from its start goes to the first half: the second shows what a socket takes.
  const half = await open(wanted.slice(0, wanted.length / 2));
  const after = await open(wanted.slice(wanted.length / 2));
  const openMs = performance.now() - opened - 10_000;
  const waits: number[] = [];
  let lost = 0;
  const perReach: { processes: number; devices: number; redis_bytes_per_event: number; p99_ms: number }[] = [];
  for (const reach of reaches) {
    const receivers = members.filter((member) => member.reach === reach);
    const bytesBefore = await redisBytes();
    const mine: number[] = [];
    const count = Math.floor(eventCount / processCount);
    const began = performance.now();
    const sends: Promise<void>[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      const due = began + (nth * 1_000) / eventsPerSecond;
      if (performance.now() < due) await sleep(due - performance.now());
      const member = receivers[(nth * 7) % receivers.length] as Receiver;
      // From the process of its first device: what is on others goes over Redis.
      sends.push(
        sendEvent(processes[member.home] as Process, member).then((times) => {
          mine.push(...times);
          lost += devicesOf(reach) - times.length;
        }),
      );
    }
    await Promise.all(sends);
    perReach.push({
      processes: reach,
      devices: devicesOf(reach),
      redis_bytes_per_event: Math.round(((await redisBytes()) - bytesBefore) / count),
      p99_ms: shareOf(mine, 0.99),
    });
    waits.push(...mine);
  }
  const grownKb = (from: readonly number[], to: readonly number[]) =>
    to.reduce((sum, kb, nth) => sum + kb - (from[nth] ?? 0), 0);
  const result = {
    date: new Date().toISOString(),
    cores: availableParallelism(),
    load_average: loadavg().map((load) => Math.round(load * 10) / 10),
    processes: processCount,
    bundle: isBundle,
    members: memberCount,
    sockets: sockets.length,
    opened_per_second: Math.round(sockets.length / (openMs / 1_000)),
    resident_mb_before: before.map((kb) => Math.round(kb / 1_024)),
    resident_mb_after: after.map((kb) => Math.round(kb / 1_024)),
    kb_per_socket: Math.round((grownKb(before, after) / sockets.length) * 10) / 10,
    kb_per_socket_of_second_half: Math.round((grownKb(half, after) / (sockets.length / 2)) * 10) / 10,
    events: eventCount,
    deliveries: waits.length,
    lost,
    delivery_ms: { p50: shareOf(waits, 0.5), p95: shareOf(waits, 0.95), p99: shareOf(waits, 0.99) },
    by_processes: perReach,
  };
  console.log(JSON.stringify(result, null, 2));
  writeFileSync(
    join(import.meta.dirname, 'results', `${result.date.slice(0, 10)}-sockets-${processCount}.json`),
    `${JSON.stringify(result, null, 2)}\n`,
  );
  for (const socket of sockets) socket.terminate();
} finally {
  for (const { child } of processes) child.kill('SIGKILL');
  redisClient.disconnect();
  await pool.end();
  await redis.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
