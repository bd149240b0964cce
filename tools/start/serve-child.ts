import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../root.ts';

/** The running API program. */
export interface ServerProcess {
  /** Resolves with the exit code once the program has ended for whatever reason. */
  readonly ended: Promise<number>;
  /** Asks it to drain and end; insists when it does not. */
  stop(): Promise<void>;
}

/** A little more than the 10 s the program gives its requests to finish. */
const drainMs = 12_000;
const pollMs = 25;

export const sources = join(root, 'apps/api/src/serve.ts');
/** As `npm run build:server` makes it: starts in half the time. */
export const bundle = join(root, 'apps/api/dist/serve.js');

/** Starts the API program, from its sources or from a bundle, in a separate process and returns at once. */
export function startServer(env: NodeJS.ProcessEnv, program = sources): ServerProcess {
  const follow = join(root, 'tools/start/end-with-parent.mjs');
  const child = spawn(process.execPath, ['--import', follow, program], {
    cwd: root,
    env,
    // Its own process group: Ctrl-C reaches only us, and it is told once.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => (code as number | null) ?? 1);
  return { ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<number>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), drainMs);
  await ended;
  clearTimeout(timer);
}

/** Waits until the program answers that it is ready; false when it ended before. */
export async function waitUntilReady(address: string, ended: Promise<number>): Promise<boolean> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!hasEnded) {
    const reply = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (reply?.ok) return true;
    await sleep(pollMs);
  }
  return false;
}
