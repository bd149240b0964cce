import { buildWeb } from '../build-web.ts';
import { printSteps } from '../check/print-steps.ts';
import { runStep } from '../check/run-step.ts';
import { failureOf } from './read-report.ts';
import type { SuiteResult } from './run-suite.ts';

/** The web app for browser and server; counts as one test. */
export async function runBuildSuite(): Promise<SuiteResult> {
  const step = await runStep('build of the web app', async () => {
    await buildWeb();
    return { isGood: true, output: '' };
  });
  if (!step.isGood) printSteps([step]);
  return {
    name: step.name,
    passed: step.isGood ? 1 : 0,
    failed: step.isGood ? 0 : 1,
    skipped: 0,
    seconds: step.seconds,
    failures: step.isGood ? [] : [failureOf(step.name, [step.output])],
  };
}
