import type { PaidPlace } from '@peonia/contract/album.ts';
import type { MediaItem } from '@peonia/contract/media.ts';
import { requireMember } from '../../../platform/session/session.ts';
import { makeOverlayRequest } from '../overlay-request.ts';

/** What is to be unlocked, and where it was seen. */
export interface UnlockRequest {
  readonly item: MediaItem;
  readonly place: PaidPlace;
  /** The album's owner, the post or the thread. */
  readonly relatedId: number;
  /** The file as it is now open to the member. */
  readonly onBought?: (item: MediaItem) => void;
  /** The price has changed or the file is gone: fetch it anew. */
  readonly onStale?: () => void;
}

export const unlockRequest = makeOverlayRequest<UnlockRequest>();

/** Opens the dialog that unlocks a secret file; a guest logs in first. */
export function openUnlockDialog(request: UnlockRequest): void {
  requireMember(() => unlockRequest.ask(request));
}
