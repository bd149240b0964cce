import type { Database } from '../database.ts';
import { statement, type Db } from '../statement.ts';

const forbidWrites = statement<object, { value: string }>(
  'forbid_writes',
  "select set_config('transaction_read_only', 'on', true) as value",
);

/** Runs `work` in one transaction that the database refuses to write in. */
export function readOnly<T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> {
  return database.transaction(async (db) => {
    await forbidWrites.run(db, {});
    return work(db);
  });
}
