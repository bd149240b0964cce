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

/** Starts a program; unless the settings name a database, it brings up its own. */
export async function startJourneyProgram(settings: Readonly<Record<string, string>>): Promise<JourneyProgram> {
  const dataDir = await makeThrowawayFolder();
  const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'tools/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      RATE_LIMITS: '0',
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
