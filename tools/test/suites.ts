import { printSteps } from '../check/print-steps.ts';
import { runChecks } from '../check/run-checks.ts';
import { runStep } from '../check/run-step.ts';
import { buildWeb } from '../build-web.ts';
import { chromium, ffmpeg, redis, requirePrograms } from './require-programs.ts';
import { type SuiteResult, runSuite } from './run-suite.ts';

/** Types, lint and rules; each counts as one test. */
export async function runCheckSuite(): Promise<SuiteResult> {
  const begin = performance.now();
  const steps = await runChecks();
  printSteps(steps);
  const passed = steps.filter(({ isGood }) => isGood).length;
  return { name: 'checks', passed, failed: steps.length - passed, skipped: 0, seconds: (performance.now() - begin) / 1000 };
}

/** Unit tests, and API tests on a real PostgreSQL. */
export function runUnitSuite(args: readonly string[] = []): Promise<SuiteResult> {
  requirePrograms([redis, ffmpeg]);
  return runSuite('unit and API', 'node_modules/vitest/vitest.mjs', ['run', ...args], (file) => ({
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env: {},
  }));
}

/** The web app for browser and server; counts as one test. */
export async function runBuildSuite(): Promise<SuiteResult> {
  const step = await runStep('build of the web app', async () => {
    await buildWeb();
    return { isGood: true, output: '' };
  });
  if (!step.isGood) printSteps([step]);
  return { name: step.name, passed: step.isGood ? 1 : 0, failed: step.isGood ? 0 : 1, skipped: 0, seconds: step.seconds };
}

/** Journeys in Chromium through the whole program. */
export function runJourneySuite(args: readonly string[] = []): Promise<SuiteResult> {
  requirePrograms([chromium, ffmpeg]);
  return runSuite('browser journeys', 'node_modules/@playwright/test/cli.js', ['test', ...args], (file) => ({
    args: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }));
}
