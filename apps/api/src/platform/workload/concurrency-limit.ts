import { fairQueue } from './fair-queue.ts';

/** Runs work now, or after work that arrived before it. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Limits one kind of work in this process: `running` run at a time in order of arrival, `waiting` wait. Throws
 * `server_busy` (503) for more, with `retrySeconds` as Retry-After if given.
 */
export function concurrencyLimit({
  running,
  ...most
}: {
  readonly running: number | (() => number);
  readonly waiting: number;
  readonly retrySeconds?: number;
}): ConcurrencyLimit {
  const inTurn = fairQueue({ ...most, running: typeof running === 'number' ? () => running : running });
  return (work) => inTurn({ isPreferred: true, key: '' }, work);
}
