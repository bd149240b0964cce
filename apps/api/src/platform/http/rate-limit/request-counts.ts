import type { Redis } from 'ioredis';

/** Requests of a window, with this one, and milliseconds until it ends. */
export interface Count {
  readonly requests: number;
  readonly ms: number;
}

/** Counts requests by key in windows that begin with their first request. */
export interface RequestCounts {
  /** In memory at once, so that a request without Redis waits for nothing. */
  add(key: string, windowMs: number): Count | Promise<Count>;
}

interface Window {
  requests: number;
  readonly endsAt: number;
}

/** Keys that a limit remembers. */
const most = 5_000;

/** Counts of this process; the windows that began first are dropped first. */
export class LocalCounts implements RequestCounts {
  readonly #windows = new Map<string, Window>();

  add(key: string, windowMs: number): Count {
    const now = performance.now();
    const running = this.#windows.get(key);
    if (running !== undefined && running.endsAt > now) {
      running.requests += 1;
      return { requests: running.requests, ms: running.endsAt - now };
    }
    this.#windows.delete(key);
    this.#windows.set(key, { requests: 1, endsAt: now + windowMs });
    if (this.#windows.size > most) this.#windows.delete(this.#windows.keys().next().value ?? key);
    return { requests: 1, ms: windowMs };
  }
}

const script = `
  local requests = redis.call('INCR', KEYS[1])
  if requests == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {requests, redis.call('PTTL', KEYS[1])}`;

/** Counts of all processes. Without Redis nothing is counted: a limit must not close the program. */
export function redisCounts(redis: Redis, prefix: string): RequestCounts {
  return {
    async add(key, windowMs) {
      try {
        const [requests, ms] = (await redis.eval(script, 1, `${prefix}${key}`, windowMs)) as [number, number];
        return { requests, ms };
      } catch {
        return { requests: 0, ms: 0 };
      }
    },
  };
}
