import { NetworkError } from '../api/problem.ts';

/** A file of the program did not come: there is no network, or a newer release is installed. */
export class ProgramFileError extends NetworkError {
  constructor(cause: unknown) {
    super(false, { cause });
  }
}

/** What Chromium, Firefox and Safari say of a module that could not be fetched, and the build of a style. */
const notFetched = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** The error as it is shown: one of a missing file is an error of the network. */
export function asShownError(error: unknown): unknown {
  return error instanceof Error && notFetched.test(error.message) ? new ProgramFileError(error) : error;
}
