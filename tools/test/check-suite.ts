import { printSteps } from '../check/print-steps.ts';
import { runChecks } from '../check/run-checks.ts';
import { failureOf } from './read-report.ts';
import type { SuiteResult } from './run-suite.ts';

/** Types, lint, catalogues and rules; each counts as one test. */
export async function runCheckSuite(): Promise<SuiteResult> {
  const begin = performance.now();
  const steps = await runChecks();
  printSteps(steps);
  const bad = steps.filter(({ isGood }) => !isGood);
  const failures = bad.map(({ name, output }) => failureOf(name, [output]));
  return {
    name: 'checks',
    passed: steps.length - bad.length,
    failed: bad.length,
    skipped: 0,
    failures,
    seconds: (performance.now() - begin) / 1000,
  };
}
