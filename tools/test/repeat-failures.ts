import type { SuiteResult } from './run-suite.ts';

/** More failures than this are a fault of the change, not of the machine. */
const mostUnstable = 8;

/**
 * Runs failed tests once more. Those that pass the second time are reported as unstable and do not fail the run; a test
 * that fails twice does. Decision 42.
 */
export async function repeatFailures(
  result: SuiteResult,
  repeat: (locations: readonly string[]) => Promise<SuiteResult>,
): Promise<SuiteResult> {
  const locations = [...new Set(result.failures.flatMap(({ location }) => location ?? []))];
  if (locations.length === 0) return result;

  const second = await repeat(locations);
  const failedAgain = new Set(second.failures.map(({ name }) => name));
  const unstable = result.failures.filter(({ name, location }) => location !== undefined && !failedAgain.has(name));
  const isBroken = second.failures.some(({ location }) => location === undefined) || second.passed < unstable.length;
  if (isBroken || result.failures.length > mostUnstable) return result;

  return {
    ...result,
    passed: result.passed + unstable.length,
    failed: result.failed - unstable.length,
    failures: result.failures.filter((failure) => !unstable.includes(failure)),
    unstable,
  };
}
