import { buildWeb } from '../build-web.ts';
import { type ServerProcess, startServer, waitUntilReady } from './serve-child.ts';
import { watchSources } from './watch-sources.ts';

/** What the reloader needs to know and change. */
interface Reloading {
  readonly env: NodeJS.ProcessEnv;
  readonly address: string;
  readonly signal: AbortSignal;
  /** The program that runs already. */
  readonly first: ServerProcess;
  /** Makes a newly started program the one that is stopped in the end. */
  follow(server: ServerProcess): ServerProcess;
}

/** Rebuilds and restarts on every change of the sources; what is broken is shown and the old program stays. */
export function reloadOnChange({ env, address, signal, first, follow }: Reloading): void {
  let turn = Promise.resolve();
  let waiting = 0;
  let current = first;

  watchSources((file) => {
    waiting += 1;
    turn = turn.then(async () => {
      waiting -= 1;
      // Several changes while one reload ran need one further reload only.
      if (waiting > 0 || signal.aborted) return;
      const begin = performance.now();
      await reload().then(
        (isReady) =>
          console.log(
            isReady
              ? `Reloaded in ${((performance.now() - begin) / 1000).toFixed(1)} s: ${file}`
              : `Does not start: ${file}`,
          ),
        (error: unknown) => console.error(error instanceof Error ? error.message : error),
      );
    });
  });

  async function reload(): Promise<boolean> {
    await buildWeb({ signal, isCompressed: false });
    await current.stop();
    current = follow(startServer(env));
    return waitUntilReady(address, current.ended);
  }
}
