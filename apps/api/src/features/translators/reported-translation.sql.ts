import type { MessageTranslation } from '@peonia/contract/chat/chat.ts';
import type { Db } from '../../platform/db/statement.ts';
import { statement } from '../../platform/db/statement.ts';
import { messageTranslation } from '../translation/public.ts';
import { orderOfMessage } from './orders/order.sql.ts';

const shownTranslation = statement<
  { message_id: number },
  { translation: MessageTranslation | null } & Record<string, unknown>
>('reported_translation', `select ${messageTranslation(':message_id::bigint')} as translation`);

/** The translation that a message shows, and who of the staff made it; nobody where a machine did. */
export async function reportedTranslation(
  db: Db,
  messageId: number,
): Promise<{ translation: MessageTranslation | null; translator_id: number | null }> {
  const { translation } = await shownTranslation.one(db, { message_id: messageId });
  if (translation === null || translation.kind !== 'human' || translation.state !== 'translated')
    return { translation, translator_id: null };
  const order = await orderOfMessage.first(db, { message_id: messageId });
  return { translation, translator_id: order?.translator_id ?? null };
}
