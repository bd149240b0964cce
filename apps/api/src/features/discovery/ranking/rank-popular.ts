import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { deletePopular, lockPopular, storePopular, tryLockPopular } from './popular.sql.ts';

/** Recomputes the popular members in one transaction; readers see the old order until it commits. */
export async function rankPopular(database: Database, limits: Limits): Promise<void> {
  await database.transaction(async (db) => {
    await lockPopular.run(db, {});
    await replacePopular(db, limits);
  });
}

/**
 * Recomputes them at a start, unless another process does so. Processes that start together keep each other busy, and a
 * wait for the first one would end with the time-out of a statement.
 */
export async function rankPopularAtStart(database: Database, limits: Limits): Promise<void> {
  await database.transaction(async (db) => {
    if ((await tryLockPopular.one(db, {})).taken) await replacePopular(db, limits);
  });
}

async function replacePopular(db: Db, limits: Limits): Promise<void> {
  await deletePopular.run(db, {});
  await storePopular.run(db, { days: limits.popular_days, most: limits.popular_places });
}
