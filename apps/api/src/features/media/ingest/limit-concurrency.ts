import { refuse } from '../../../platform/http/refusal.ts';

/** Runs at most `width` tasks at a time in order of arrival; when more than `waitingMax` wait, the next is refused with 503. */
export function concurrencyLimit({
  width,
  waitingMax,
}: {
  width: number;
  waitingMax: number;
}): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= width) {
      if (waiting.length >= waitingMax) throw refuse('server_busy', { seconds: 2 });
      // A finished task passes its slot on, so that none can jump the queue.
      await new Promise<void>((resume) => waiting.push(resume));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
