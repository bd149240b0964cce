import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopPostmaster } from '../../apps/api/src/platform/db/embedded/embedded-postmaster.ts';
import { root } from '../root.ts';
import { waitForPort } from './wait-for-port.ts';

let dataDir: string;
let port: number;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'peonia-start-'));
  port = await waitForPort('127.0.0.1', 0);
});

afterAll(async () => {
  await stopPostmaster(join(dataDir, 'postgres'));
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the program as `npm start` does and waits until it says that it is ready. */
async function start(more: NodeJS.ProcessEnv = {}) {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'silent',
    ...more,
  };
  const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'tools/start.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  let said = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Ready in')) resolve();
      });
    }
  });
  await Promise.race([ready, ended]);
  return { child, ended, said: () => said };
}

const isServed = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('starts from nothing, recovers when killed, and Ctrl-C leaves nothing behind', { timeout: 180_000 }, async () => {
  const killed = await start();
  expect(killed.said()).toContain(`http://127.0.0.1:${port}`);
  expect(await isServed()).toBe(true);
  killed.child.kill('SIGKILL');
  const next = await start();
  expect(next.said()).toContain('Ready in');
  expect(await isServed()).toBe(true);
  next.child.kill('SIGINT');
  expect(await next.ended).toBe(0);
  expect(await isServed()).toBe(false);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a wrong value names itself and stops the start', { timeout: 60_000 }, async () => {
  const { ended, said } = await start({ PORT: 'many' });
  expect(await ended).toBe(1);
  expect(said().trim()).toMatch(/^PORT .*"many"/);
});
