import type { Db } from '../../platform/db/statement.ts';
import { heldForTranslation } from './acts/carried.sql.ts';
import { tellChanged, type Telling } from './acts/tell-changed.ts';

/**
 * Changes the translations of messages and tells both sides of each conversation how its message stands now. `change`
 * runs with the conversation locked, so events tell changes in their order; what was taken back or deleted meanwhile is
 * left alone. Answers the ids that were changed.
 */
export async function changeTranslations(
  telling: Telling,
  ids: readonly number[],
  change: (db: Db, messageId: number) => Promise<unknown>,
): Promise<number[]> {
  const held = await heldForTranslation.all(telling.db, { ids: [...ids] });
  for (const { id, low_id, high_id } of held) {
    await change(telling.db, id);
    await tellChanged(telling, {
      id,
      readers: [low_id, high_id].map((reader) => ({ id: reader, language: null })),
      files: false,
    });
  }
  return held.map(({ id }) => id);
}
