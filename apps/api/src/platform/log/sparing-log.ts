import { errorCodeOf } from '../db/error-code.ts';

const pauseMs = 60_000;

interface ErrorLog {
  error(facts: object, message: string): void;
}

/** Writes an error that repeats itself once a minute. */
type SparingLog = (error: unknown, message: string) => void;

/**
 * What looks every second or in sixty queues fails as often while the database is away. The same message with the same
 * code is written at once, then at most once a minute with the number of `times` that it stands for.
 */
export function sparingLog(log: ErrorLog, now: () => number = Date.now): SparingLog {
  const kept = new Map<string, { readonly since: number; times: number }>();
  return (error, message) => {
    const key = `${message} ${errorCodeOf(error)}`;
    const before = kept.get(key);
    if (before !== undefined && now() - before.since < pauseMs) {
      before.times += 1;
      return;
    }
    kept.set(key, { since: now(), times: 0 });
    log.error(
      { err: error, ...(before !== undefined && before.times > 0 ? { times: before.times + 1 } : {}) },
      message,
    );
  };
}
