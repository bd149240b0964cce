import type { Db } from '../../platform/db/statement.ts';
import { storeEvents, type StoredEvent } from '../../platform/realtime/event-log.ts';
import { questionMessage } from './question-message.sql.ts';

/** Tells the devices of both that the message with the question shows its answer now. */
export async function tellQuestionAnswered(db: Db, asked: { readonly ask_id: number; readonly asker_id: number }): Promise<StoredEvent[]> {
  const sides = await questionMessage.all(db, asked);
  return storeEvents(db, sides.map(({ member_id, other_id, thread_id, message }) => ({ member_id, name: 'message.changed' as const, data: { thread_id, user_id: other_id, message } })));
}
