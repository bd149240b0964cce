import { coturn, ffmpeg, redis, requirePrograms } from './require-programs.ts';
import { type SuiteResult, runSuite } from './run-suite.ts';

/** Unit tests, and API tests on a real PostgreSQL. */
export function runUnitSuite(args: readonly string[] = []): Promise<SuiteResult> {
  requirePrograms([redis, ffmpeg, coturn]);
  return runSuite('unit and API', 'node_modules/vitest/vitest.mjs', ['run', ...args], (file) => ({
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env: {},
  }));
}
