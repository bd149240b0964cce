import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portNames } from './journey-settings.ts';
import { serveJourneysEarly } from './serve-journeys-early.ts';

let folder: string;
let program: string;

beforeEach(() => {
  for (const name of portNames) vi.stubEnv(name, undefined);
  folder = mkdtempSync(join(tmpdir(), 'peonia-early-'));
  program = join(folder, 'program.ts');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('journeys do not wait for a program that has ended', async () => {
  writeFileSync(program, 'process.exit(3);');

  expect(await serveJourneysEarly(program).isReady()).toBe(false);
});

test('it is there once it answers, and gone once it is stopped', async () => {
  const server = createServer((_, reply) => void reply.end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  vi.stubEnv('E2E_PORT', String((server.address() as AddressInfo).port));
  writeFileSync(program, 'setInterval(() => undefined, 1_000);');

  const early = serveJourneysEarly(program);

  expect(await early.isReady()).toBe(true);
  await early.stop();
  server.close();
});
