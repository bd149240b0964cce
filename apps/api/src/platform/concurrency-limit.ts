import { refuse } from '../http/refusal.ts';

/** Concurrency limit of one kind of work in this process: a number run, a number wait, further ones are refused. */
export function openGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw refuse('server_busy');
      // A finished call passes its slot on, so `running` stays.
      await new Promise<void>((resolve) => queue.push(resolve));
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
