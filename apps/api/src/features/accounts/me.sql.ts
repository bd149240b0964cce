import type { Counter } from '@peonia/contract/accounts/accounts.ts';
import { hotRead, type Db, type Statement } from '../../platform/db/statement.ts';
import { ownColumns, type OwnAccountRow } from './account.sql.ts';

/** One value of `GET me` that another feature has. */
export interface MePart<T> {
  /**
   * SQL expression of one value, which reads by key: `a` is the row of the caller's account, `:reader` their id and
   * `:language` the language of the page.
   */
  readonly sql: string;
  /** The value of the reply. */
  present(value: unknown): T;
  /** Writes what follows from the read. */
  afterRead(value: unknown, db: Db, memberId: number): Promise<void>;
}

/** A part whose expression yields `V`. */
export function mePart<V, T>(
  sql: string,
  present: (value: V) => T,
  afterRead: (value: V, db: Db, memberId: number) => Promise<void> = async () => {},
): MePart<T> {
  return {
    sql,
    present: (value) => present(value as V),
    afterRead: (value, db, memberId) => afterRead(value as V, db, memberId),
  };
}

/** Expression in a part: whether the caller's e-mail address is proven. */
export const callerHasProvenEmail = 'a.email_verified_at is not null';

/** The caller's account with all parts and counters, each a column by its name, in one statement. `rows` are theirs. */
export function meStatement<N extends string>(
  parts: Readonly<Record<N, string>>,
  counters: Readonly<Record<keyof Counter, string>>,
  rows: readonly string[],
): Statement<{ reader: number; language: string }, OwnAccountRow & Counter & Record<N, unknown>> {
  return hotRead(
    'me',
    `select ${ownColumns}, ${columnsOf(parts)}, ${columnsOf(counters)}
     from ${['account a', ...rows].join(' cross join ')} where a.id = :reader`,
  );
}

export function counterStatement(
  counters: Readonly<Record<keyof Counter, string>>,
  rows: readonly string[],
): Statement<{ reader: number }, Counter> {
  return hotRead('counters', `select ${columnsOf(counters)} from ${['(select) one', ...rows].join(' cross join ')}`);
}

function columnsOf(parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts)
    .map(([name, sql]) => `(${sql}) as ${name}`)
    .join(',\n  ');
}
