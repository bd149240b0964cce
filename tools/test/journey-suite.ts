import { repeatFailures } from './repeat-failures.ts';
import { chromium, coturn, ffmpeg, headlessShell, requirePrograms, xvfb } from './require-programs.ts';
import { runSuite, type SuiteResult } from './run-suite.ts';
import type { EarlyProgram } from './serve-journeys-early.ts';

const playwright = 'node_modules/@playwright/test/cli.js';

/** Each traced run takes as long as the journey: of many failures the first ones show the reason. */
const tracedMost = 8;

/** Journeys in Chromium through the whole program: `early`, or one that they start. */
export async function runJourneySuite(args: readonly string[] = [], early?: EarlyProgram): Promise<SuiteResult> {
  requirePrograms([headlessShell, chromium, ffmpeg, coturn, xvfb]);
  const isServed = (await early?.isReady()) === true;
  const result = await runSuite('browser journeys', playwright, ['test', ...args], (file) => ({
    args: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(isServed ? { JOURNEYS_SERVED: '1' } : {}) },
  }));
  // What failed runs again on a program of its own.
  await early?.stop();
  if (process.env.TRACE) return result;
  const repeated = await repeatFailures(result, traceFailures);
  return args.length === 0 ? repeated : result;
}

/**
 * Runs failed journeys once more with a trace in `test-results/traces`. Recording costs a quarter of the time, so the
 * first run does without. One at a time: what failed because the machine was busy shows whether it works on a quiet
 * one.
 */
function traceFailures(locations: readonly string[]): Promise<SuiteResult> {
  console.log('\nThe failed journeys once more, with traces (test-results/traces):\n');
  return runSuite(
    'failed journeys again',
    playwright,
    ['test', '--workers=1', ...locations.slice(0, tracedMost)],
    (file) => ({
      args: ['--reporter=list,json', '--trace=on', '--output=test-results/traces'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  );
}
