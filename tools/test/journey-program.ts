import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cheapWork } from '../../apps/api/test/fixtures/work-cost.ts';
import { root } from '../root.ts';
import { makeThrowawayFolder } from './throwaway-folder.ts';

/** The program as `npm start` runs it, with its own data folder. */
export interface JourneyProgram {
  readonly dataDir: string;
  /** Resolves with the exit code once it has ended and its data folder is deleted. */
  readonly ended: Promise<number>;
  stop(): void;
}

/** A complete run has just bundled the server, and its tests of processes have had it compiled. */
const isBuilt = process.env['BUILT_SERVER'] === '1';
const compiled = join(root, 'node_modules/.cache/compiled-server');

/** Starts a program; unless the settings name a database, it brings up its own. */
export async function startJourneyProgram(settings: Readonly<Record<string, string>>): Promise<JourneyProgram> {
  const dataDir = await makeThrowawayFolder();
  const start = ['tools/start.ts', ...(isBuilt ? ['--built'] : [])];
  const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), ...start], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      RATE_LIMITS: '0',
      ...(isBuilt ? { NODE_COMPILE_CACHE: compiled } : {}),
      ...cheapWork,
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  const ended = once(child, 'exit').then(([code]) => {
    rmSync(dataDir, { recursive: true, force: true });
    return (code as number | null) ?? 1;
  });
  return { dataDir, ended, stop: () => void child.kill('SIGTERM') };
}
