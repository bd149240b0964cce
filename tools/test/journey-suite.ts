import { chromium, coturn, ffmpeg, headlessShell, requirePrograms } from './require-programs.ts';
import { type SuiteResult, runSuite } from './run-suite.ts';

/** Journeys in Chromium through the whole program. */
export function runJourneySuite(args: readonly string[] = []): Promise<SuiteResult> {
  requirePrograms([headlessShell, chromium, ffmpeg, coturn]);
  return runSuite('browser journeys', 'node_modules/@playwright/test/cli.js', ['test', ...args], (file) => ({
    args: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }));
}
