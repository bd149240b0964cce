import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { emitMessageChanged } from './changes/emit-message-changed.ts';
import { questionMessage } from './lock-message.sql.ts';

/** Emits `message.changed` to both participants after a question was answered. */
export async function emitQuestionAnswered(
  { db, emit }: EventTransaction,
  asked: { readonly ask_id: number; readonly asker_id: number },
): Promise<void> {
  const found = await questionMessage.first(db, asked);
  if (found === undefined) return;
  const readers = [found.low_id, found.high_id].map((id) => ({ id, language: null }));
  await emitMessageChanged({ db, emit }, { id: found.id, readers, files: false });
}
