import type { PaidPlace } from '@peonia/contract/album.ts';
import type { MediaItem } from '@peonia/contract/media.ts';
import { makeOverlayRequest } from '../overlay-request.ts';

/** What the photo viewer shows. */
export interface ViewerRequest {
  readonly items: readonly MediaItem[];
  /** Id of the one to begin with. */
  readonly start: number;
  /** Whose they are: for spoken names, and for paying what is locked. */
  readonly owner: { readonly id: number; readonly name: string };
  /** Where they are seen: a locked one is paid for that place. */
  readonly place: PaidPlace;
  /** The post or the thread; the owner for an album. */
  readonly relatedId: number;
  /** Near the end of a growing list: fetch more, then tell with `updateViewer`. */
  readonly onNearEnd?: () => void;
  readonly onBought?: (item: MediaItem) => void;
  /** An address has run out or an item is gone: fetch the items anew, then tell with `updateViewer`. */
  readonly onStale?: () => void;
}

export const viewerRequest = makeOverlayRequest<ViewerRequest>();

/** Opens the photo viewer over the page. Its program comes with the first call. */
export function openViewer(request: ViewerRequest): void {
  viewerRequest.ask(request);
}

/** Gives the open viewer the same list anew: grown, with fresh addresses, or with something bought. */
export function updateViewer(of: Pick<ViewerRequest, 'place' | 'relatedId'>, items: readonly MediaItem[]): void {
  viewerRequest.change((request) =>
    request.place === of.place && request.relatedId === of.relatedId ? { ...request, items } : request,
  );
}
