import { runJourneySuite } from './test/journey-suite.ts';
import { printSuites } from './test/print-suites.ts';

process.exitCode = printSuites([await runJourneySuite(process.argv.slice(2))]) ? 0 : 1;
