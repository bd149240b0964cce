import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { makeThrowawayFolder } from './throwaway-folder.ts';

// The program as `npm start` runs it, on a fresh database that is gone afterwards. The browser journeys start it.
const dataDir = await makeThrowawayFolder();
const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error', RATE_LIMITS: '0' };
const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'tools/start.ts'], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGTERM'));
child.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
