import { runJourneySuite } from './test/journey-suite.ts';
import { printSuites } from './test/print-suites.ts';

// The journeys on the China domain. Those that differ there are skipped with a reason; e2e/china has its own.
process.env.JOURNEY_HOST = 'localhost';
process.exitCode = printSuites([await runJourneySuite(process.argv.slice(2))]) ? 0 : 1;
