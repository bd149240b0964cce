import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../root.ts';
import { waitUntilReady } from '../start/serve-child.ts';
import { chooseJourneyPorts, journeyAddress, journeySettings } from './journey-settings.ts';

/** The program of the journeys, started before them. */
export interface EarlyProgram {
  /** False where it has ended: the journeys then start one themselves. */
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

const longestMs = 180_000;

/**
 * Starts the program of the journeys while other tests run: a database, its migrations and sample members take a
 * quarter of a minute in which most of the machine would have nothing to do.
 */
export function serveJourneysEarly(program = 'tools/test/serve-journeys.ts'): EarlyProgram {
  chooseJourneyPorts();
  const child = spawn(process.execPath, ['tools/run.mjs', program], {
    cwd: root,
    env: { ...process.env, ...journeySettings() },
    // It ends with this process: `end-with-parent.mjs` listens to the channel.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => (code as number | null) ?? 1);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return {
    async isReady() {
      const late = sleep(longestMs, false, { ref: false });
      if (await Promise.race([waitUntilReady(journeyAddress(), ended), late])) return true;
      await stop();
      return false;
    },
    stop,
  };
}
