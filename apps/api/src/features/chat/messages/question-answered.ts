import type { Db } from '../../../platform/db/statement.ts';
import { storeEvents, type PendingEvent, type StoredEvent } from '../../../platform/realtime/event-log.ts';
import { emitMessageChanged } from './emit-message-changed.ts';
import { questionMessage } from './lock-message.sql.ts';

/** Stores `message.changed` events for both participants after a question was answered. */
export async function storeQuestionAnsweredEvents(
  db: Db,
  asked: { readonly ask_id: number; readonly asker_id: number },
): Promise<StoredEvent[]> {
  const found = await questionMessage.first(db, asked);
  if (found === undefined) return [];
  const pending: PendingEvent[] = [];
  const readers = [found.low_id, found.high_id].map((id) => ({ id, language: null }));
  await emitMessageChanged(
    { db, emit: (member_id, name, data) => pending.push({ member_id, name, data }) },
    { id: found.id, readers, files: false },
  );
  return storeEvents(db, pending);
}
