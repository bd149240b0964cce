/** Stops calling a service that does not answer: its callers are refused at once until a pause is over. */
export interface Breaker {
  /** Runs the call, or throws `ServiceAway` while the pause lasts. A call that throws counts as a failure. */
  run<T>(call: () => Promise<T>): Promise<T>;
}

export class ServiceAway extends Error {
  override readonly name = 'ServiceAway';
}

/** Opens after `failures` in a row, for `pauseMs`; then one call tries again. */
export function openBreaker(
  service: string,
  { failures = 5, pauseMs = 30_000, now = Date.now }: { failures?: number; pauseMs?: number; now?: () => number } = {},
): Breaker {
  let failed = 0;
  let closedUntil = 0;
  return {
    async run(call) {
      if (now() < closedUntil) throw new ServiceAway(`${service} does not answer at the moment`);
      // Whoever comes while the first try after a pause is under way waits for its outcome.
      if (failed >= failures) closedUntil = now() + pauseMs;
      try {
        const result = await call();
        failed = 0;
        closedUntil = 0;
        return result;
      } catch (error) {
        failed += 1;
        if (failed >= failures) closedUntil = now() + pauseMs;
        throw error;
      }
    },
  };
}
