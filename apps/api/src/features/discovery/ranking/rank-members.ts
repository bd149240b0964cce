import { genders } from '@peonia/contract/protocol/codes.ts';
import type { Database } from '../../../platform/db/database.ts';
import { lastPosition, lowerOtherRanks, rankAt, writeRanks } from '../../profiles/public.ts';
import { interleave } from './interleave.ts';
import { newMembers, openBestMembers } from './rank.sql.ts';

/** Positions ranked exactly, per gender. Beyond them the newest account comes first. */
const depth = { best: 80_000, fresh: 20_000 } as const;
const batch = 2_000;

type BestMembers = ReturnType<typeof openBestMembers>;

/** The job that ranks: writes changed positions in small batches. `firstMessages` is the query of the hook. */
export function openRanking(firstMessages: string): (database: Database) => Promise<void> {
  const bestMembers = openBestMembers(firstMessages);
  return async (database) => {
    for (const gender of genders) await rankGender(database, gender, bestMembers);
  };
}

async function rankGender(database: Database, gender: number, bestMembers: BestMembers): Promise<void> {
  const [best, fresh] = await Promise.all([
    bestMembers.all(database, { gender, most: depth.best }),
    newMembers.all(database, { gender, most: depth.fresh }),
  ]);
  const ids = interleave(best, fresh).map(({ member_id }) => member_id);
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    await writeRanks.run(database, { ids: some, ranks: some.map((id, index) => rankAt(from + index, id)) });
  }
  await lowerOtherRanks.run(database, { gender, ids, last_place: rankAt(lastPosition, 0) });
}
