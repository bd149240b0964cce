import { printSteps } from '../check/print-steps.ts';
import { runChecks } from '../check/run-checks.ts';
import type { SuiteResult } from './run-suite.ts';

/** Types, lint, catalogues and rules; each counts as one test. */
export async function runCheckSuite(): Promise<SuiteResult> {
  const begin = performance.now();
  const steps = await runChecks();
  printSteps(steps);
  const passed = steps.filter(({ isGood }) => isGood).length;
  return { name: 'checks', passed, failed: steps.length - passed, skipped: 0, seconds: (performance.now() - begin) / 1000 };
}
