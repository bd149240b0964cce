import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A program of its own in which everything waits for review; in the one of the other journeys nothing does. */
export interface ReviewProgram {
  readonly address: string;
  /** Gives a member a role of the staff, with the operator's command; a translator with two languages, such as `de:ja`. */
  grant(name: string, role: string, languages?: string): Promise<void>;
  stop(): Promise<void>;
}

/** `extra` changes settings of it, such as REVIEW_MEDIA. */
export async function startReviewProgram(extra: Readonly<Record<string, string>> = {}): Promise<ReviewProgram> {
  const dataDir = await mkdtemp(join(tmpdir(), 'peonia-review-'));
  // Below the ports that the system lends to whoever connects, and those of the other journeys.
  const port = 10_000 + Math.floor(Math.random() * 9_000);
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    RATE_LIMITS: '0',
    REVIEW_MEDIA: '1',
    ...extra,
  };
  const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'tools/start.ts'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = `http://127.0.0.1:${port}`;
  await ready(`${address}/readyz`, ended);
  return {
    address,
    async grant(name, role, languages) {
      await promisify(execFile)(
        process.execPath,
        [
          join(root, 'tools/run.mjs'),
          'tools/staff.ts',
          'grant',
          name,
          role,
          ...(languages === undefined ? [] : [languages]),
        ],
        { cwd: root, env },
      );
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(url: string, ended: Promise<void>): Promise<void> {
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The program for the review did not start');
}
