import type { Db } from '../../../platform/db/statement.ts';
import { differingCards, lastProfile, writeCards } from './repair-cards.sql.ts';

const batch = 5_000;

/**
 * Compares every card with what it is made of, batch by batch, and writes those that differ. Returns the number of
 * these: 0 unless a place was renamed or a trigger is missing.
 */
export async function repairCards(db: Db): Promise<number> {
  const { member_id: last } = await lastProfile.one(db, {});
  let repaired = 0;
  for (let after = 0; after < last; after += batch) {
    const ids = (await differingCards.all(db, { after, up_to: after + batch })).map((row) => row.member_id);
    if (ids.length > 0) await writeCards.run(db, { ids });
    repaired += ids.length;
  }
  return repaired;
}
