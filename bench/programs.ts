import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverOptions } from '../tools/build-server.ts';

export interface Program {
  readonly address: string;
  readonly pid: number;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Limits that a load would meet; those of calls are raised by `RATE_LIMIT_FACTOR`. */
const raised = {
  LIMIT_LOGIN_PER_MINUTE: '1000000',
  LIMIT_LOGIN_FAILURES_NETWORK: '1000000',
  LIMIT_UPLOAD_BYTES_PER_DAY: '1000000000000',
};

/**
 * Our program of a work tree, this one by default, as it runs in production: the bundle where there is one, with a log,
 * and with rate limits that are counted but not reached. Only an older program is without limits.
 */
export async function startOurs(
  databaseUrl: string,
  root: string = join(import.meta.dirname, '..'),
  settings: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'peonia-bench-ours-'));
  const bundle = join(root, 'apps/api/dist/serve.js');
  const isThis = root === join(import.meta.dirname, '..');
  const file = existsSync(bundle) ? bundle : join(root, 'apps/api/src/serve.ts');
  const env = {
    NODE_ENV: 'development',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    NODE_COMPILE_CACHE: join(tmpdir(), 'peonia-bench-compiled'),
    ...raised,
    ...(isThis ? { RATE_LIMITS: '1', RATE_LIMIT_FACTOR: '1000000' } : { RATE_LIMITS: '0' }),
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '4194304',
    ...settings,
  };
  return start(file, '/readyz', folder, env, file === bundle ? serverOptions : []);
}

/** The bare program of messages. */
export async function startBare(databaseUrl: string): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'peonia-bench-bare-'));
  return start(join(import.meta.dirname, 'bare/serve-bare.ts'), '/none', folder, {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
  });
}

/** The bare program of pages, writes and frames. */
export async function startPages(databaseUrl: string, root: string): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'peonia-bench-pages-'));
  const env = { NODE_ENV: 'production', DATABASE_URL: databaseUrl, PAGE: join(root, 'bench/README.md') };
  return start(join(import.meta.dirname, 'bare/serve-pages.ts'), '/none', folder, env);
}

const patienceMs = 120_000;

async function start(
  file: string,
  probe: string,
  folder: string,
  env: Record<string, string>,
  options: readonly string[] = [],
): Promise<Program> {
  const port = await freePort();
  const child = spawn(process.execPath, [...options, file], {
    env: { ...process.env, ...env, PORT: String(port) },
    // A log that nobody reads is written all the same.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  const program: Program = {
    address,
    pid: child.pid ?? 0,
    dataDir: folder,
    async stop() {
      const gone = child.exitCode === null ? new Promise((resolve) => void child.once('exit', resolve)) : null;
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await waitUntilUp(child, `${address}${probe}`);
    return program;
  } catch (error) {
    await program.stop();
    throw error;
  }
}

/** Any answer but "not ready" says that the program is up. */
async function waitUntilUp(child: ChildProcess, address: string): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) {
    if (child.exitCode !== null) throw new Error('The program ended at its start');
    const answer = await fetch(address).catch(() => null);
    if (answer !== null && answer.status !== 503) return;
  }
  throw new Error('The program did not start');
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}
