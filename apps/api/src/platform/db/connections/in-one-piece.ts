import type { Database } from '../database.ts';
import type { Db } from '../statement.ts';

/**
 * Runs a transaction of statements that are all known before: they are sent in one piece with `begin` and `commit`, one
 * round trip. `start` starts them at once and waits for none before the last.
 */
export async function inOnePiece<T>(database: Database, start: (db: Db) => Promise<T>): Promise<T> {
  const tries: Promise<T>[] = [];
  await database.transaction(
    async () => null,
    (db) => {
      const one = start(db);
      tries.push(one);
      return one;
    },
  );
  // A transaction that was overtaken has begun again.
  return tries.at(-1) as Promise<T>;
}
