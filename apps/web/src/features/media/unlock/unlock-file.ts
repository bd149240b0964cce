import { payUpload } from '@peonia/contract/media/album.ts';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { ApiError, call } from '../../../platform/api/call.ts';
import { currentMe } from '../../../platform/session/session.ts';
import { forgetPaidKey, paidKey } from '../../../platform/store/paid-key.ts';
import type { UnlockRequest } from './unlock-request.ts';

/**
 * Buys a file at the shown price. Every attempt of one purchase uses the same idempotency key, also after a reload, so
 * it is paid once.
 */
export async function unlockFile({ item, place, relatedId }: UnlockRequest, expected: number): Promise<MediaItem> {
  const action = ['upload', currentMe()?.id, item.id, place, relatedId, expected].join(' ');
  try {
    const bought = await call(
      payUpload,
      { body: { upload_id: item.id, related_id: relatedId, type: place, expected } },
      { idempotent: paidKey(action) },
    );
    forgetPaidKey(action);
    return bought;
  } catch (error) {
    // A refusal ends the purchase: the next attempt is another one. Without a reply this one may have been paid.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429)
      forgetPaidKey(action);
    throw error;
  }
}
