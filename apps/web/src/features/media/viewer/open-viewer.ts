import type { PaidPlace } from '@peonia/contract/media/album.ts';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { overlay } from '../../../platform/prompts/overlay.ts';

/** What the photo viewer shows. */
export interface ViewerRequest {
  readonly items: readonly MediaItem[];
  /** Id of the first item to show. */
  readonly start: number;
  /** For accessible names and for unlocking. */
  readonly owner: { readonly id: number; readonly name: string };
  /** Where the items are shown: a locked one is bought for that place. */
  readonly place: PaidPlace;
  /** Id of the post or thread; the owner for an album. */
  readonly relatedId: number;
  /** Near the end of a paginated list: fetch more, then call `updateViewer`. */
  readonly onNearEnd?: () => void;
  readonly onBought?: (item: MediaItem) => void;
  /** A URL has expired or an item is gone: refetch the items, then call `updateViewer`. */
  readonly onStale?: () => void;
}

export const viewerRequest = overlay<ViewerRequest>();

/** Opens the photo viewer over the page. Its code loads at the first call. */
export function openViewer(request: ViewerRequest): void {
  viewerRequest.ask(request);
}

/** Closes the photo viewer, if it is open. */
export function closeViewer(): void {
  viewerRequest.drop();
}

/** Replaces the items of the open viewer: more of them, fresh URLs, or an unlocked file. */
export function updateViewer(of: Pick<ViewerRequest, 'place' | 'relatedId'>, items: readonly MediaItem[]): void {
  viewerRequest.change((request) =>
    request.place === of.place && request.relatedId === of.relatedId ? { ...request, items } : request,
  );
}
