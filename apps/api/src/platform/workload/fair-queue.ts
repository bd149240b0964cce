import { refuse } from '../http/refusal.ts';

/** Whose work it is. */
export interface Turn {
  /** Waits in a lane of its own, which gets three of four turns. */
  readonly isPreferred: boolean;
  /** Work of different keys, such as networks, takes turns within a lane. */
  readonly key: string;
}

export type FairQueue = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>;

interface Waiter {
  start(): void;
  refuse(): void;
}

/**
 * Limits one kind of work in this process: `running` run at a time, `waiting` wait in each of two lanes. In a full lane
 * the key with the most waiting work loses its newest. Throws `server_busy` (503) for what is not taken. `running` is
 * asked whenever work arrives or ends, and is at least 1.
 */
export function fairQueue(most: {
  readonly running: () => number;
  readonly waiting: number;
  readonly retrySeconds?: number;
}): FairQueue {
  const preferred = openLane(most.waiting);
  const others = openLane(most.waiting);
  const seconds: Record<string, number> = most.retrySeconds === undefined ? {} : { seconds: most.retrySeconds };
  let running = 0;
  let turns = 0;

  const next = (): Waiter | undefined => {
    turns = (turns + 1) % 4;
    return turns === 0 ? (others.take() ?? preferred.take()) : (preferred.take() ?? others.take());
  };

  /** Work that waits takes a slot before any that arrives. */
  function startWaiting(): void {
    while (running < most.running()) {
      const waiter = next();
      if (waiter === undefined) return;
      running += 1;
      waiter.start();
    }
  }

  return async (turn, work) => {
    if (running < most.running() && preferred.isEmpty() && others.isEmpty()) running += 1;
    else {
      const started = new Promise<void>((start, reject) =>
        (turn.isPreferred ? preferred : others).add(turn.key, {
          start,
          refuse: () => reject(refuse('server_busy', seconds)),
        }),
      );
      startWaiting();
      await started;
    }
    try {
      return await work();
    } finally {
      running -= 1;
      startWaiting();
    }
  };
}

interface Lane {
  isEmpty(): boolean;
  add(key: string, waiter: Waiter): void;
  take(): Waiter | undefined;
}

/** Waiting work by key; the keys take turns in the order of their arrival. */
function openLane(most: number): Lane {
  const queues = new Map<string, Waiter[]>();
  let waiting = 0;

  const makeRoom = (key: string): boolean => {
    const own = queues.get(key)?.length ?? 0;
    const longest = [...queues.values()].reduce((long, queue) => (queue.length > long.length ? queue : long), []);
    if (longest.length <= own + 1) return false;
    longest.pop()?.refuse();
    waiting -= 1;
    return true;
  };

  return {
    isEmpty: () => waiting === 0,
    add(key, waiter) {
      if (waiting >= most && !makeRoom(key)) return waiter.refuse();
      const queue = queues.get(key);
      if (queue === undefined) queues.set(key, [waiter]);
      else queue.push(waiter);
      waiting += 1;
    },
    take() {
      for (const [key, queue] of queues) {
        const waiter = queue.shift();
        queues.delete(key);
        // Behind the other keys.
        if (queue.length > 0) queues.set(key, queue);
        if (waiter === undefined) continue;
        waiting -= 1;
        return waiter;
      }
      return undefined;
    },
  };
}
