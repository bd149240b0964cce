import { runBuildSuite } from './test/build-suite.ts';
import { runCheckSuite } from './test/check-suite.ts';
import { runJourneySuite } from './test/journey-suite.ts';
import { printSuites } from './test/print-suites.ts';
import { chromium, ffmpeg, headlessShell, redis, requirePrograms } from './test/require-programs.ts';
import type { SuiteResult } from './test/run-suite.ts';
import { serveJourneysEarly } from './test/serve-journeys-early.ts';
import { runUnitSuite } from './test/unit-suite.ts';

// Checks and build wait for each other's last program, so they run side by side. Tests follow one suite after the
// other, because each fills the machine; a failed one does not hide the next. The program of the journeys starts beside
// the first of them.
try {
  requirePrograms([headlessShell, chromium, redis, ffmpeg]);
  const suites: SuiteResult[] = await Promise.all([runCheckSuite(), runBuildSuite()]);
  // Tests that start the program as a process of its own use what was just built, as a release runs it.
  if (suites.every(({ failed }) => failed === 0)) process.env['BUILT_SERVER'] = '1';
  const early = serveJourneysEarly();
  suites.push(await runUnitSuite());
  suites.push(await runJourneySuite([], early));
  process.exitCode = printSuites(suites) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
