import { printSuites } from './test/print-suites.ts';
import { runUnitSuite } from './test/unit-suite.ts';

process.exitCode = printSuites([await runUnitSuite(process.argv.slice(2))]) ? 0 : 1;
