import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RecordedRequest } from './record-queries.ts';

export interface Program {
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Our program of a work tree, this one by default, as it runs in production, but without rate limits. */
export async function startOurs(databaseUrl: string, root: string = join(import.meta.dirname, '..')): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'peonia-bench-ours-'));
  const file = join(root, 'apps/api/src/serve.ts');
  return start(file, '/readyz', folder, {
    NODE_ENV: 'development',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_LIMITS: '0',
  });
}

export async function startBare(
  databaseUrl: string,
  plan: Readonly<Record<string, readonly RecordedRequest[]>>,
): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'peonia-bench-bare-'));
  const planFile = join(folder, 'plan.json');
  writeFileSync(planFile, JSON.stringify(plan));
  return start(join(import.meta.dirname, 'bare/serve-bare.ts'), '/none', folder, {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PLAN: planFile,
  });
}

/** The bare program of the pages. */
export async function startPages(databaseUrl: string): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'peonia-bench-pages-'));
  const env = { NODE_ENV: 'production', DATABASE_URL: databaseUrl };
  return start(join(import.meta.dirname, 'bare/serve-pages.ts'), '/none', folder, env);
}

const patienceMs = 120_000;

async function start(file: string, probe: string, folder: string, env: Record<string, string>): Promise<Program> {
  const port = await freePort();
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  const program: Program = {
    address,
    pid: child.pid ?? 0,
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}
