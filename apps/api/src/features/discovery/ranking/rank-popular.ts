import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Database } from '../../../platform/db/database.ts';
import { deletePopular, lockPopular, storePopular } from './popular.sql.ts';

/** Recomputes the popular members in one transaction; readers see the old order until it commits. */
export async function rankPopular(database: Database, limits: Limits): Promise<void> {
  await database.transaction(async (db) => {
    await lockPopular.run(db, {});
    await deletePopular.run(db, {});
    await storePopular.run(db, { days: limits.popular_days, most: limits.popular_places });
  });
}
