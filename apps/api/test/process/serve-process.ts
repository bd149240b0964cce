import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { registerMember, type Member } from '../fixtures/register-member.ts';
import type { MemberOptions } from '../fixtures/registration.ts';
import { cheapWork } from '../fixtures/work-cost.ts';
import { freePort } from '../providers/redis-server.ts';

/** The real program as its own process. */
export interface ServeProcess {
  readonly address: string;
  register(name: string, options?: MemberOptions): Promise<Member>;
  signal(name: NodeJS.Signals): void;
  /** Exit code, or the signal that ended it. */
  readonly exited: Promise<number | NodeJS.Signals>;
  /** Kills it if it still runs, and removes its files. */
  close(): Promise<void>;
}

/** The sources; in a complete run the bundle that was just built, which starts in half the time. */
const program = join(
  import.meta.dirname,
  process.env['BUILT_SERVER'] === '1' ? '../../dist/serve.js' : '../../src/serve.ts',
);
const compiled = join(import.meta.dirname, '../../../../node_modules/.cache/compiled-server');

/**
 * `overrides` are environment variables; with a `PORT` it listens there, else on a free one. `file` is the program of
 * another release.
 */
export async function startServe(
  databaseUrl: string,
  overrides: Readonly<Record<string, string>> = {},
  file = program,
): Promise<ServeProcess> {
  const port = overrides['PORT'] ?? (await freePort());
  const dataDir = await mkdtemp(join(tmpdir(), 'peonia-serve-'));
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'fatal',
    RATE_LIMITS: '0',
    ...cheapWork,
    NODE_COMPILE_CACHE: compiled,
    ...overrides,
  };
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const exited = new Promise<number | NodeJS.Signals>(
    (resolve) => void child.once('exit', (code, signal) => resolve(signal ?? code ?? -1)),
  );
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(address, exited);

  return {
    address,
    exited,
    async register(name, options = {}) {
      const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
      return registerMember({ address, pool }, name, options).finally(() => pool.end());
    },
    signal: (name) => void child.kill(name),
    async close() {
      child.kill('SIGKILL');
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until the program serves members. @throws when it ended instead. */
export async function waitUntilReady(address: string, exited?: Promise<unknown>): Promise<void> {
  let ended = false;
  let last = 'no answer';
  void exited?.then(() => (ended = true));
  for (const end = Date.now() + 90_000; Date.now() < end; await sleep(50)) {
    if (ended) throw new Error('The program ended before it was ready');
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    last = (await answer?.text()) ?? 'no answer';
  }
  throw new Error(`The program was not ready in time: ${last}`);
}
