import { printSuites } from './test/print-suites.ts';
import { runUnitSuite } from './test/unit-suite.ts';

/**
 * Sends random requests to every endpoint as every kind of caller: 200 each, or FUZZ_CASES. FAST_CHECK_SEED chooses
 * others; `-- -t uploadFiles` narrows to one endpoint. A reply over two seconds fails.
 */
process.env.FUZZ_CASES ??= '200';
process.env.FUZZ_SLOWEST_MS ??= '2000';
const file = 'apps/api/test/fuzz/fuzz.test.ts';
process.exitCode = printSuites([await runUnitSuite([file, ...process.argv.slice(2)])]) ? 0 : 1;
