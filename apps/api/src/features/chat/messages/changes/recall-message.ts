import type { Message } from '@peonia/contract/chat/chat.ts';
import type { recallMessage as endpoint } from '@peonia/contract/chat/message-acts.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { Media } from '../../../media/public.ts';
import type { Cards } from '../../../profiles/public.ts';
import { readMessageAs } from '../read-message.ts';
import { clearMessage, lockMessage } from './change-message.sql.ts';
import { emitMessageChanged } from './emit-message-changed.ts';
import { withdrawQuestion } from './withdraw-question.ts';

interface RecallContext {
  readonly limits: Limits;
  readonly media: Pick<Media, 'view' | 'taking'>;
  readonly cards: Cards;
}

/** Kinds that cannot be recalled: they were paid for, or record something that happened outside the conversation. */
const nonRecallable: readonly Message['message_type'][] = ['gift', 'call'];

/** Recalls an own message for both: text, files and reactions are deleted, the number stays. Idempotent. */
export async function recallMessage(
  { db, emit, body, caller, language }: Call<typeof endpoint>,
  { limits, media, cards }: RecallContext,
): Promise<Message> {
  const locked = await lockMessage.first(db, { reader: caller.id, id: body.id });
  if (locked === undefined || locked.sender_id !== caller.id) throw refuse('not_found');
  if (!locked.is_recalled) {
    if (locked.age_seconds > limits.recall_seconds)
      throw refuse('recall_too_late', { minutes: Math.floor(limits.recall_seconds / 60) });
    if (nonRecallable.includes(locked.kind) || (await media.taking.areSold(db, locked.upload_ids)))
      throw refuse('message_not_recallable');
    await media.taking.takeBack(db, caller.id, locked.upload_ids);
    await clearMessage.run(db, { id: locked.id, removed_for: null });
    if (locked.kind === 'question') await withdrawQuestion({ db, emit }, locked.id, cards);
    await emitMessageChanged(
      { db, emit },
      {
        id: locked.id,
        readers: [
          { id: caller.id, language },
          { id: locked.other_id, language: null },
        ],
        files: false,
      },
    );
  }
  return readMessageAs(db, { id: locked.id, reader: caller.id, language }, media.view);
}
