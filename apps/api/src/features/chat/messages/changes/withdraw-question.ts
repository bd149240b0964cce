import { withdrawNotification } from '../../../notifications/public.ts';
import type { Cards } from '../../../profiles/public.ts';
import { questionOfMessage } from '../lock-message.sql.ts';
import type { EventContext } from './emit-message-changed.ts';

/** Removes a question that was recalled or removed from the notifications of the member who was asked. */
export async function withdrawQuestion({ db, emit }: EventContext, messageId: number, cards: Cards): Promise<void> {
  const asked = await questionOfMessage.first(db, { id: messageId });
  if (asked === undefined) return;
  for (const taken of await withdrawNotification(db, cards, {
    member_id: asked.receiver_id,
    type: 'ask',
    what: 'asked',
    person_id: asked.sender_id,
    subject: asked.ask_id,
  }))
    emit(asked.receiver_id, 'notification.taken', taken);
}
