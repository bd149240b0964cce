import { refuse } from './http/refusal.ts';

/** Runs work now, or after work that arrived before it. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Limits one kind of work in this process: `running` run at a time in order of arrival, `waiting` wait. Throws
 * `server_busy` (503) for more, with `retrySeconds` as Retry-After if given.
 */
export function concurrencyLimit(most: {
  readonly running: number;
  readonly waiting: number;
  readonly retrySeconds?: number;
}): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most.running) {
      if (queue.length >= most.waiting)
        throw refuse('server_busy', most.retrySeconds === undefined ? {} : { seconds: most.retrySeconds });
      // Finished work passes its slot on, so that nothing can jump the queue.
      await new Promise<void>((resume) => queue.push(resume));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
