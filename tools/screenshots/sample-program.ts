import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staffRoles } from '@peonia/contract/staff/staff.ts';
import { type Browser, chromium } from '@playwright/test';
import { root } from '../root.ts';
import { findProgram, headlessShell } from '../test/require-programs.ts';

/** Sample members who look at the pages; the second one has every role of the staff. */
export const visitors = { member: 'Jonas Weber', staff: 'Luc Bertin' } as const;

/** Runs `work` with a program that has the sample members, and a browser; both are gone afterwards. */
export async function withSampleProgram(
  work: (program: { readonly address: string; readonly browser: Browser }) => Promise<void>,
): Promise<void> {
  const port = 10_000 + Math.floor(Math.random() * 9_000);
  const address = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'peonia-screenshots-'));
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    RATE_LIMITS: '0',
  };
  const program = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'tools/start.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => program.once('exit', () => done()));
  try {
    await waitUntilReady(address);
    for (const role of staffRoles) {
      const grant = ['tools/staff.ts', 'grant', visitors.staff, role, ...(role === 'translator' ? ['de:ja'] : [])];
      execFileSync(process.execPath, [join(root, 'tools/run.mjs'), ...grant], { cwd: root, env });
    }
    const executablePath = findProgram(headlessShell);
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
    });
    await work({ address, browser });
    await browser.close();
  } finally {
    program.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function waitUntilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error(`The program does not answer at ${address}.`);
}
