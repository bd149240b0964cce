import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from '../providers/redis-server.ts';

/** Two Redis servers, one of which follows the other, and a sentinel that moves the role when it is gone. */
export interface RedisGroup {
  /** The settings of the program. */
  readonly settings: { readonly REDIS_URL: string; readonly REDIS_SENTINELS: string };
  /** Kills the one that takes writes, waits for the other to take over, and brings the first back as its follower. */
  failOver(): Promise<void>;
  /** Stops the one that takes writes; the returned function continues it. */
  pauseMaster(): Promise<() => void>;
  /** Ends all connections to the one that takes writes, as a restarted firewall does. */
  cut(): Promise<void>;
  close(): Promise<void>;
}

const group = 'peonia';

export async function startRedisGroup(): Promise<RedisGroup> {
  const folder = await mkdtemp(join(tmpdir(), 'peonia-sentinel-'));
  const [one, two, watching] = [await freePort(), await freePort(), await freePort()];
  const running = new Map<number, ChildProcess>();

  async function start(port: number, args: readonly string[]): Promise<void> {
    const child = spawn('redis-server', args, { stdio: 'ignore', cwd: folder });
    running.set(port, child);
    for (let left = 200; left > 0 && !(await answers(port)); left -= 1) await sleep(50);
  }
  const serve = (port: number, of?: number) =>
    start(port, [
      ...['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
      ...['--repl-diskless-sync-delay', '0', ...(of === undefined ? [] : ['--replicaof', '127.0.0.1', String(of)])],
    ]);
  await serve(one);
  await serve(two, one);
  const file = join(folder, 'sentinel.conf');
  await writeFile(
    file,
    `port ${watching}\nbind 127.0.0.1\ndir ${folder}\nsentinel monitor ${group} 127.0.0.1 ${one} 1\n` +
      `sentinel down-after-milliseconds ${group} 1500\nsentinel failover-timeout ${group} 6000\n`,
  );
  await start(watching, [file, '--sentinel']);
  const masterPort = async () => {
    const sentinel = new Redis({ port: watching, maxRetriesPerRequest: 1 });
    const [, port] = (await sentinel.call('sentinel', 'get-master-addr-by-name', group)) as [string, string];
    sentinel.disconnect();
    return Number(port);
  };

  return {
    settings: { REDIS_URL: `redis://${group}`, REDIS_SENTINELS: `127.0.0.1:${watching}` },
    async failOver() {
      const old = await masterPort();
      await end(running.get(old));
      for (let left = 600; left > 0 && (await masterPort()) === old; left -= 1) await sleep(50);
      const now = await masterPort();
      if (now === old) throw new Error('The sentinel did not move the role');
      await serve(old, now);
    },
    async pauseMaster() {
      const master = running.get(await masterPort());
      master?.kill('SIGSTOP');
      return () => void master?.kill('SIGCONT');
    },
    async cut() {
      const redis = new Redis({ port: await masterPort(), maxRetriesPerRequest: 1 });
      for (const type of ['normal', 'pubsub']) await redis.call('client', 'kill', 'type', type, 'skipme', 'yes');
      redis.disconnect();
    },
    async close() {
      for (const child of running.values()) await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGCONT');
  const exited = new Promise((resolve) => void child.once('exit', resolve));
  child.kill('SIGKILL');
  await exited;
}

async function answers(port: number): Promise<boolean> {
  const redis = new Redis({ port, lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  redis.on('error', () => {});
  return redis
    .ping()
    .then(
      () => true,
      () => false,
    )
    .finally(() => redis.disconnect());
}
