import { buildServer } from '../build-server.ts';
import { buildWeb } from '../build-web.ts';
import { printSteps } from '../check/print-steps.ts';
import { runStep, type StepResult } from '../check/run-step.ts';
import { checkBudgets, checkLayers } from '../web/check-build.ts';
import { failureOf } from './read-report.ts';
import type { SuiteResult } from './run-suite.ts';

/**
 * Builds the server, and the web app for browser and server, then checks bundle budgets and cascade layers; each step
 * counts as one test.
 */
export async function runBuildSuite(): Promise<SuiteResult> {
  const steps: StepResult[] = [];
  steps.push(
    await runStep('build of the server', async () => {
      await buildServer();
      return { isGood: true, output: '' };
    }),
    await runStep('build of the web app', async () => {
      await buildWeb();
      return { isGood: true, output: '' };
    }),
  );
  if (steps.every(({ isGood }) => isGood))
    steps.push(await runStep('bundle budgets', checkBudgets), await runStep('cascade layers', checkLayers));
  printSteps(steps);

  const bad = steps.filter(({ isGood }) => !isGood);
  return {
    name: 'builds',
    passed: steps.length - bad.length,
    failed: bad.length,
    skipped: 0,
    seconds: steps.reduce((sum, { seconds }) => sum + seconds, 0),
    failures: bad.map(({ name, output }) => failureOf(name, [output])),
  };
}
