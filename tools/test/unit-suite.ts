import { repeatFailures } from './repeat-failures.ts';
import { coturn, ffmpeg, nginx, pgbouncer, postgres, redis, requirePrograms } from './require-programs.ts';
import { type SuiteResult, runSuite } from './run-suite.ts';

/** Unit tests, and API tests on a real PostgreSQL. Only a complete run repeats what failed. */
export async function runUnitSuite(args: readonly string[] = []): Promise<SuiteResult> {
  requirePrograms([redis, ffmpeg, coturn, postgres, nginx, pgbouncer]);
  const result = await runVitest('unit and API', args);
  return args.length === 0 ? repeatFailures(result, (files) => runVitest('failed files again', files)) : result;
}

function runVitest(name: string, args: readonly string[]): Promise<SuiteResult> {
  return runSuite(name, 'node_modules/vitest/vitest.mjs', ['run', ...args], (file) => ({
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env: {},
  }));
}
