import { chromium, coturn, ffmpeg, headlessShell, requirePrograms } from './require-programs.ts';
import { runSuite, type SuiteResult } from './run-suite.ts';

const playwright = 'node_modules/@playwright/test/cli.js';

/** Each traced run takes as long as the journey: of many failures the first ones show the reason. */
const tracedMost = 8;

/** Journeys in Chromium through the whole program. */
export async function runJourneySuite(args: readonly string[] = []): Promise<SuiteResult> {
  requirePrograms([headlessShell, chromium, ffmpeg, coturn]);
  const result = await runSuite('browser journeys', playwright, ['test', ...args], (file) => ({
    args: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }));
  await traceFailures(result);
  return result;
}

/**
 * Runs failed journeys once more with a trace in `test-results/traces`. Recording costs a quarter of the time, so the
 * first run does without; the outcome of the second changes nothing.
 */
async function traceFailures({ failures }: SuiteResult): Promise<void> {
  const locations = failures.flatMap(({ location }) => location ?? []).slice(0, tracedMost);
  if (locations.length === 0 || process.env.TRACE) return;
  console.log('\nThe failed journeys once more, for their traces (test-results/traces):\n');
  await runSuite('traces', playwright, ['test', ...locations], (file) => ({
    args: ['--reporter=list,json', '--trace=on', '--output=test-results/traces'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }));
}
