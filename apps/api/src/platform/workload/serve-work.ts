import { getPriority, setPriority } from 'node:os';
import type { Order, Outcome, Works } from './work-process.ts';

/** How much lower the priority is than that of the program: what it does gives way to requests and to the database. */
const lower = 10;
const lowest = 19;

/** Does what the program asks for by `openWorkProcess`, until it disconnects or ends. */
export function serveWork(works: Works): void {
  giveWay();
  // A signal to the whole group is for the program, which waits for what is under way.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('message', (message) => {
    const { id, name, input } = message as Order;
    const work = works[name] as ((...input: readonly unknown[]) => Promise<unknown>) | undefined;
    const done = work === undefined ? Promise.reject(new Error(`There is no work ${name}`)) : work(...input);
    done.then(
      (value) => answer({ id, value }),
      (error: unknown) => answer({ id, failure: error instanceof Error ? error.message : String(error) }),
    );
  });
  process.once('disconnect', () => process.exit(0));
}

function answer(outcome: Outcome): void {
  // The program may have ended meanwhile.
  process.send?.(outcome, undefined, undefined, () => {});
}

function giveWay(): void {
  try {
    setPriority(Math.min(lowest, getPriority() + lower));
  } catch {
    // Where the system forbids it the work has the priority of the program.
  }
}
