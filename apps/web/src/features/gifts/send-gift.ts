import { type Message, sendMessage } from '@peonia/contract/chat/chat.ts';
import { ApiError, call } from '../../platform/api/call.ts';
import { forgetPaidKey, paidKey } from '../../platform/store/paid-key.ts';

export interface GiftRequest {
  readonly to: number;
  readonly giftId: number;
  readonly note: string;
  /** Gold as shown on the button; 0 from the VIP share. */
  readonly expected: number;
}

/** Sends a gift. A retry without a reply reuses the idempotency key and is charged once. */
export async function sendGift(from: number, { to, giftId, note, expected }: GiftRequest): Promise<Message> {
  const action = `gift ${from} ${to} ${giftId} ${expected} ${note}`;
  const body = {
    user_id: to,
    message_type: 'gift',
    message_content: note,
    gift_id: giftId,
    expected,
    client_id: paidKey(action),
  } as const;
  try {
    const message = await call(sendMessage, { body });
    forgetPaidKey(action);
    return message;
  } catch (error) {
    // A final refusal charged nothing. Other failures may have succeeded, so the key stays.
    if (error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429)
      forgetPaidKey(action);
    throw error;
  }
}
