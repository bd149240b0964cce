import type { PaidPlace } from '@peonia/contract/media/album.ts';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { overlay } from '../../../platform/prompts/overlay.ts';
import { requireMember } from '../../../platform/session/session.ts';

/** The file to unlock and where it is shown. */
export interface UnlockRequest {
  readonly item: MediaItem;
  readonly place: PaidPlace;
  /** Id of the album's owner, the post or the thread. */
  readonly relatedId: number;
  /** Receives the unlocked file. */
  readonly onBought?: (item: MediaItem) => void;
  /** The price changed or the file is gone: refetch it. */
  readonly onStale?: () => void;
}

export const unlockRequest = overlay<UnlockRequest>();

/** Opens the dialog that unlocks a paid file; a guest logs in first. */
export function openUnlockDialog(request: UnlockRequest): void {
  requireMember(() => unlockRequest.ask(request));
}
