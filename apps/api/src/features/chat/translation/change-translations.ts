import type { Db } from '../../../platform/db/statement.ts';
import { emitMessageChanged, type EventContext } from '../messages/emit-message-changed.ts';
import { lockMessagesForTranslation } from '../messages/lock-message.sql.ts';

/**
 * Changes the translations of messages and tells both sides of each conversation how its message stands now. `change`
 * runs with the conversation locked, so events tell changes in their order; what was taken back or deleted meanwhile is
 * left alone. Answers the ids that were changed.
 */
export async function changeTranslations(
  context: EventContext,
  ids: readonly number[],
  change: (db: Db, messageId: number) => Promise<unknown>,
): Promise<number[]> {
  const locked = await lockMessagesForTranslation.all(context.db, { ids: [...ids] });
  for (const { id, low_id, high_id } of locked) {
    await change(context.db, id);
    await emitMessageChanged(context, {
      id,
      readers: [low_id, high_id].map((reader) => ({ id: reader, language: null })),
      files: false,
    });
  }
  return locked.map(({ id }) => id);
}
