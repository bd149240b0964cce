import { sendMessage } from '@peonia/contract/chat/chat.ts';
import { ApiError, call, NetworkError } from '../../platform/api/call.ts';
import { forgetPaidKey, hasPaidKey, paidKey } from '../../platform/store/paid-key.ts';

interface GiftRequest {
  readonly to: number;
  readonly giftId: number;
  readonly note: string;
  /** Gold as shown on the button; 0 from the VIP share. */
  readonly expected: number;
}

/** Name of a gift among the actions that have a key until they are answered or seen in the conversation. */
export function giftAction(from: number, { to, giftId, note, expected }: GiftRequest): string {
  return `gift ${from} ${to} ${giftId} ${expected} ${note}`;
}

/** Sends a gift. A retry without a reply reuses the idempotency key and is charged once. */
export async function sendGift(from: number, request: GiftRequest): Promise<void> {
  const { to, giftId, note, expected } = request;
  const action = giftAction(from, request);
  const body = {
    user_id: to,
    message_type: 'gift',
    message_content: note,
    gift_id: giftId,
    expected,
    client_id: paidKey(action),
  } as const;
  try {
    await call(sendMessage, { body });
    forgetPaidKey(action);
  } catch (error) {
    // The conversation has shown it before the reply was lost.
    if (error instanceof NetworkError && !hasPaidKey(action)) return;
    // A final refusal charged nothing. Other failures may have succeeded, so the key stays.
    if (error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429)
      forgetPaidKey(action);
    throw error;
  }
}
