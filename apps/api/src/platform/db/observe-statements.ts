import { errorCodeOf } from './error-code.ts';
import type { Db } from './statement.ts';

/** One statement that ended. */
interface ObservedStatement {
  /** Name of the statement; `unnamed` for begin, commit and the like. */
  readonly name: string;
  /** Milliseconds of `performance.now()` at its start. */
  readonly startedAt: number;
  /** Milliseconds until its result, with the wait for a connection. */
  readonly ms: number;
  /** SQLSTATE or the code of the connection error; `unknown` without one; null where it succeeded. */
  readonly code: string | null;
}

export type StatementObserver = (statement: ObservedStatement) => void;

/** The same connection, which reports every statement when it ended. Values of parameters are not passed on. */
export function observeStatements(db: Db, observer: StatementObserver | undefined): Db {
  if (observer === undefined) return db;
  return {
    query(config) {
      const startedAt = performance.now();
      const result = db.query<never>(config);
      const report = (code: string | null) =>
        observer({ name: config.statement ?? 'unnamed', startedAt, ms: performance.now() - startedAt, code });
      result.then(
        () => report(null),
        (error: unknown) => report(errorCodeOf(error) || 'unknown'),
      );
      return result;
    },
  };
}
