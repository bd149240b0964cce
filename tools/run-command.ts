import { inspect } from 'node:util';
import { errorCodeOf } from '../apps/api/src/platform/db/error-code.ts';
import { describeStartError } from '../apps/api/src/platform/describe-start-error.ts';

/** Runs a command of the operator; `main` returns its exit code. What stops it is one line, a fault is shown whole. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  process.exitCode = await main().catch((error: unknown) => {
    console.error(describeStartError(error, process.env) ?? (isExpected(error) ? error.message : inspect(error)));
    return 1;
  });
}

/** Plain errors are about what a command was given, those with a call come from the system; others are a fault. */
function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.constructor === Error || 'syscall' in error || errorCodeOf(error).startsWith('ERR_PARSE_ARGS');
}
