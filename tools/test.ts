import { runBuildSuite } from './test/build-suite.ts';
import { runCheckSuite } from './test/check-suite.ts';
import { runJourneySuite } from './test/journey-suite.ts';
import { printSuites } from './test/print-suites.ts';
import { chromium, ffmpeg, headlessShell, redis, requirePrograms } from './test/require-programs.ts';
import type { SuiteResult } from './test/run-suite.ts';
import { runUnitSuite } from './test/unit-suite.ts';

// One suite after the other, because each fills the machine; a failed one does not hide the next.
try {
  requirePrograms([headlessShell, chromium, redis, ffmpeg]);
  const suites: SuiteResult[] = [];
  for (const run of [runCheckSuite, runUnitSuite, runBuildSuite, runJourneySuite]) suites.push(await run());
  process.exitCode = printSuites(suites) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
