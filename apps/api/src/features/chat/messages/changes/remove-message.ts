import type { ComplaintReason } from '@peonia/contract/moderation/complaint-reasons.ts';
import type { AttachesUploads } from '../../../media/public.ts';
import type { Cards } from '../../../profiles/public.ts';
import { lockMessageForStaff } from '../lock-message.sql.ts';
import { clearMessage } from './change-message.sql.ts';
import { emitMessageChanged, type EventContext } from './emit-message-changed.ts';
import { withdrawQuestion } from './withdraw-question.ts';

interface Removal {
  readonly id: number;
  /** Shown to both participants in place of the message. */
  readonly reason: ComplaintReason;
}

/**
 * Removes a message by decision of staff. Its number and the reason stay; a gift that came with it stays with the
 * receiver.
 */
export async function removeMessage(
  context: EventContext,
  { id, reason }: Removal,
  { taking, cards }: { readonly taking: Pick<AttachesUploads, 'takeBack'>; readonly cards: Cards },
): Promise<void> {
  const locked = await lockMessageForStaff.first(context.db, { id });
  if (locked === undefined) return;
  await taking.takeBack(context.db, locked.sender_id, locked.upload_ids);
  await clearMessage.run(context.db, { id, removed_for: reason });
  await withdrawQuestion(context, id, cards);
  await emitMessageChanged(context, {
    id,
    readers: [locked.low_id, locked.high_id].map((reader) => ({ id: reader, language: null })),
    files: false,
  });
}
