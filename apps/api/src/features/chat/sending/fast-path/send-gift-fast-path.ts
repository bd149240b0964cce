import type { Message } from '@peonia/contract/chat/chat.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { inOnePiece } from '../../../../platform/db/connections/in-one-piece.ts';
import { isOvertaken } from '../../../../platform/db/database.ts';
import { planKnownGift, type KnownGiftRow } from '../../../gifts/public.ts';
import type { CommittedMessage, MessageToCommit } from '../message-to-commit.ts';
import type { DeliverContext } from '../outgoing-message.ts';
import { storeGiftEvents, storeGiftFastPath } from './send-gift-fast-path.sql.ts';

/**
 * Sends a gift that is paid in gold into an existing conversation with two statements of one round trip: what was read
 * with the conversation decides, and they write only if it still holds. Returns null in any other case: nothing was
 * written or charged, and the regular path decides and reports the reason.
 */
export async function sendGiftFastPath(
  { database, limits }: Pick<DeliverContext, 'database' | 'limits'>,
  { writer, thread_id, gift, known_gift: known, verdict, message }: MessageToCommit,
): Promise<CommittedMessage | null> {
  if (thread_id === null || gift === null || known === null || verdict.warning === 'scam') return null;
  if (message.reply_seq !== null || message.phrase !== null) return null;
  const plan = planKnownGift(known, writer, gift, limits);
  if (plan === null) return null;
  const balance = goldFromCents(plan.balance);
  const params = { ...message, ...plan.spending, thread_id, gift_id: gift.gift_id, balance };
  const [row, events] = await inOnePiece(database, (db) =>
    Promise.all([storeGiftFastPath.first(db, params), storeGiftEvents.first(db, params)]),
  ).catch((error: unknown) => {
    if (isOvertaken(error)) return [];
    throw error;
  });
  if (row === undefined || events === undefined) return null;
  const { vip, sender_event, receiver_event } = events;
  return {
    ...row,
    sender_event,
    receiver_event,
    message: { ...row.message, gift: giftOf(known, gift.gift_id, goldFromCents(known.price)) },
    receiver_part: { ...row.receiver_part, gift: giftOf({ ...known, name: known.receiver_name }, gift.gift_id, null) },
    events: [{ member_id: writer.id, seq: sender_event + 1, name: 'balance.changed', data: { balance, ...vip } }],
  };
}

/** The price is shown to the sender only. */
function giftOf({ name, src }: KnownGiftRow, gift_id: number, price: number | null): Message['gift'] {
  return { gift_id, name, price, src };
}
