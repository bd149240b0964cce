import { buildServer } from './build-server.ts';
import { buildWeb } from './build-web.ts';
import { printSuites } from './test/print-suites.ts';
import {
  chromium,
  coturn,
  headlessShell,
  nginx,
  pgbouncer,
  postgres,
  redis,
  requirePrograms,
} from './test/require-programs.ts';
import { runSuite } from './test/run-suite.ts';
import { runUnitSuite } from './test/unit-suite.ts';

/**
 * A whole installation on loopback ports, with what two strangers do there: over the API, with the loss of the primary,
 * then in browsers. Takes about four minutes; `npm test` runs the first part.
 */
const file = 'apps/api/test/topology/topology.test.ts';
requirePrograms([headlessShell, chromium, coturn, nginx, pgbouncer, postgres, redis]);
// Five processes start: as a bundle they need half the time.
await Promise.all([buildServer(), buildWeb()]);
process.env.BUILT_SERVER = '1';
const unit = await runUnitSuite([file, ...process.argv.slice(2)]);
const journey = await runSuite(
  'journey through the installation',
  'node_modules/@playwright/test/cli.js',
  ['test', '--config=playwright.topology.config.ts'],
  (report) => ({ args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } }),
);
process.exitCode = printSuites([unit, journey]) ? 0 : 1;
