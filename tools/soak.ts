import { printSuites } from './test/print-suites.ts';
import { runUnitSuite } from './test/unit-suite.ts';

/** Kills the server 50 and the database 20 times under a load of messages, gifts, payments and uploads. */
process.env.SERVER_KILLS ??= '50';
process.env.DATABASE_KILLS ??= '20';
const file = 'apps/api/test/process/mixed-load-kills.test.ts';
process.exitCode = printSuites([await runUnitSuite([file, ...process.argv.slice(2)])]) ? 0 : 1;
