import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedPostgres } from '../apps/api/src/platform/db/embedded-postgres.ts';
import { buildServer, serverBundle } from './build-server.ts';
import { buildWeb } from './build-web.ts';
import { type ServerProcess, startServer, waitUntilReady } from './start/serve-child.ts';
import { waitForPort } from './start/wait-for-port.ts';
import { makeThrowawayFolder } from './test/throwaway-folder.ts';
import { startThrowawayPostgres } from './test/throwaway-postgres.ts';

let postgres: EmbeddedPostgres;
let server: ServerProcess;
let address: string;

beforeAll(async () => {
  const [database, port, dataDir] = await Promise.all([
    startThrowawayPostgres(),
    waitForPort('127.0.0.1', 0),
    makeThrowawayFolder(),
    buildServer(),
    buildWeb(),
  ]);
  postgres = database;
  address = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: address,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  };
  server = startServer(env, serverBundle);
  if (!(await waitUntilReady(address, server.ended))) throw new Error('The bundled server ended before it was ready.');
}, 240_000);

afterAll(async () => {
  await server.stop();
  await postgres.stop();
});

test('the bundled server responds', async () => {
  const reply = await fetch(`${address}/healthz`);

  expect(await reply.json()).toEqual({ status: 'alive' });
});

test('the bundled server renders the landing page', async () => {
  const reply = await fetch(`${address}/de/`);

  expect(reply.status).toBe(200);
  expect(await reply.text()).toContain('<html lang="de"');
});

test('the bundled server reads its texts in the language of the request', async () => {
  const reply = await fetch(`${address}/v1/nowhere`, { headers: { 'accept-language': 'de' } });

  expect(reply.status).toBe(404);
  expect(JSON.stringify(await reply.json())).toContain('gibt es');
});
