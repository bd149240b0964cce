import { type Message, sendMessage } from '@peonia/contract/chat.ts';
import { ApiError, call } from '../../platform/api/call.ts';
import { forgetPaidKey, paidKey } from '../../platform/store/paid-key.ts';

export interface GiftWish {
  readonly to: number;
  readonly giftId: number;
  readonly note: string;
  /** Gold that stood on the button; 0 from the VIP share. */
  readonly expected: number;
}

/** Sends a gift. A press that is repeated because no answer came goes under the same id and is paid once. */
export async function sendGift(from: number, { to, giftId, note, expected }: GiftWish): Promise<Message> {
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
    // Refused for good: nothing was paid. Anything else may have arrived, so the key stays.
    if (error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429)
      forgetPaidKey(action);
    throw error;
  }
}
