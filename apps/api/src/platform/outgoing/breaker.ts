/** Circuit breaker: after failures calls are refused until a pause is over. */
interface Breaker {
  /** Runs the call, or throws `ServiceAway` during the pause. A call that throws counts as a failure. */
  run<T>(call: () => Promise<T>): Promise<T>;
}

export class ServiceAway extends Error {
  override readonly name = 'ServiceAway';
}

/** Opens after `failures` in a row, for `pauseMs`; then one call tries. */
export function openBreaker(
  service: string,
  { failures = 5, pauseMs = 30_000, now = Date.now }: { failures?: number; pauseMs?: number; now?: () => number } = {},
): Breaker {
  let failed = 0;
  let closedUntil = 0;
  return {
    async run(call) {
      if (now() < closedUntil) throw new ServiceAway(`${service} does not answer at the moment`);
      // Calls during the first try after a pause wait for its result.
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
