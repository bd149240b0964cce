import type { OwnUpload } from './media.ts';
import type { EventData } from './protocol/realtime.ts';

/** What an event can tell of an upload; addresses are fetched. */
export type UploadFacts = Pick<OwnUpload, 'id' | 'state' | 'folder' | 'review'>;

/** How `upload.changed` changes a list of own uploads; one that is not in the list stays out of it. */
export function changeUploads<U extends UploadFacts>(
  uploads: readonly U[],
  changed: EventData<'upload.changed'>,
): readonly U[] {
  return uploads.map((upload) => (upload.id === changed.id ? { ...upload, ...changed } : upload));
}
