import { buildServer } from './build-server.ts';
import { printSuites } from './test/print-suites.ts';
import { runUnitSuite } from './test/unit-suite.ts';

/** A whole installation on loopback ports, with what two strangers do there; takes about two minutes. */
const file = 'apps/api/test/topology/topology.test.ts';
// Five processes start: as a bundle they need half the time.
await buildServer();
process.env.BUILT_SERVER = '1';
process.exitCode = printSuites([await runUnitSuite([file, ...process.argv.slice(2)])]) ? 0 : 1;
