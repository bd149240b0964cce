import type { Db } from '../../../platform/db/statement.ts';
import { emitMessageChanged, type EventContext } from '../messages/changes/emit-message-changed.ts';
import { lockMessagesForTranslation } from '../messages/lock-message.sql.ts';

/**
 * Changes translations of messages and emits the result to both participants. `change` runs with the conversation
 * locked, so that events are in order. Recalled and deleted messages are skipped. Returns the ids of the changed
 * messages.
 */
export async function changeTranslations(
  context: EventContext,
  ids: readonly number[],
  change: (db: Db, messageId: number, content: string) => Promise<unknown>,
): Promise<number[]> {
  const locked = await lockMessagesForTranslation.all(context.db, { ids: [...ids] });
  for (const { id, content, low_id, high_id } of locked) {
    await change(context.db, id, content);
    await emitMessageChanged(context, {
      id,
      readers: [low_id, high_id].map((reader) => ({ id: reader, language: null })),
      files: false,
    });
  }
  return locked.map(({ id }) => id);
}
