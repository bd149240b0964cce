import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { deleteExportsOf } from '../export/delete-expired-exports.ts';
import type { Eraser } from './eraser.ts';

/** Deletes the member's archives. The account's rows go last, with the account itself: `delete-closed-accounts.ts`. */
export function accountEraser(blobs: BlobStore): Eraser {
  return {
    feature: 'accounts',
    clear: (database, memberId) => deleteExportsOf(database, blobs, memberId),
    erase: async () => {},
  };
}
