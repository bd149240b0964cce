import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Redis of one's own on a free port; it can be taken away and brought back. */
export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** A stopped one takes connections and answers nothing. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  close(): Promise<void>;
}

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'peonia-redis-'));
  let server: ChildProcess | null = null;
  const redis: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    start: () =>
      new Promise((resolve, reject) => {
        const child = spawn(
          'redis-server',
          ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
          { stdio: ['ignore', 'pipe', 'inherit'] },
        );
        server = child;
        child.once('error', reject);
        child.stdout.on('data', (text: Buffer) => {
          if (text.includes('Ready to accept connections')) resolve();
        });
      }),
    async kill() {
      const gone = new Promise((resolve) => void server?.once('exit', resolve));
      server?.kill('SIGKILL');
      await gone;
      server = null;
    },
    signal: (name) => void server?.kill(name),
    async close() {
      if (server !== null) await redis.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await redis.start();
  return redis;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}
