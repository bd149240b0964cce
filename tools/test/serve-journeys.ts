import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openidClient, openOpenidServer } from '../../apps/api/test/openid-server.ts';
import { root } from '../root.ts';
import { makeThrowawayFolder } from './throwaway-folder.ts';

// A real sign-in service beside it, for the journeys that come in by one.
const { PORT = '3000', E2E_OPENID_PORT = '0' } = process.env;
const openid = await openOpenidServer([`http://127.0.0.1:${PORT}/login/oidc`], Number(E2E_OPENID_PORT));
const signin = {
  OIDC_ISSUER: openid.issuer,
  OIDC_CLIENT_ID: openidClient.id,
  OIDC_CLIENT_SECRET: openidClient.secret,
  OIDC_NAME: 'House login',
};

// Codes may follow each other after a few seconds; the pages' own clocks, which count sixty, are moved by the journeys. The other
// name of this machine is the China domain. A call that nobody answers is missed sooner, and its first minute begins sooner.
const journeyLimits = {
  LIMIT_CODE_RESEND_SECONDS: '5',
  LIMIT_CODE_SENDS_PER_HALF_HOUR: '50',
  LIMIT_CALL_RING_SECONDS: '20',
  LIMIT_CALL_FREE_SECONDS: '10',
  CHINA_HOSTS: 'localhost',
};

// The program as `npm start` runs it, on a fresh database that is gone afterwards. The browser journeys start it.
const dataDir = await makeThrowawayFolder();
const env = {
  ...process.env,
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
  RATE_LIMITS: '0',
  ...journeyLimits,
  ...signin,
};
const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'tools/start.ts'], {
  cwd: root,
  env,
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  detached: true,
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGTERM'));
child.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
