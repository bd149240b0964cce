import type { MediaItem, OwnUpload, StaffFile } from '@peonia/contract/media/media.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { readItems, readItemsForStaff, rowOfItem, type ItemRow, type ItemValue } from './item.sql.ts';
import { presentForStaff, presentItem, presentOwn } from './present-item.ts';
import type { UrlSigner } from './signed-url.ts';

type Reader = Pick<Caller, 'id'> | null;

/**
 * Files as a reader may see them; opened once with the key of signed addresses and passed to features that show files.
 */
export interface MediaView {
  /**
   * Files of a page in one query, in the order of the ids. Files the reader may not know of are left out; files known
   * but not accessible are locked. The caller checks access to the content that shows them.
   */
  hydrate(db: Db, reader: Reader, uploadIds: readonly number[]): Promise<MediaItem[]>;
  /** The same for the value of `filesOf`, which a page's statement has read. */
  present(reader: Reader, uploadIds: readonly number[], files: readonly ItemValue[] | null): MediaItem[];
  /** The file of a row that was read before its reader bought it, as it is after that. */
  presentBought(reader: NonNullable<Reader>, file: ItemRow): MediaItem;
  /** The member's own files with the fields for their owner. */
  own(db: Db, ownerId: number, uploadIds: readonly number[]): Promise<OwnUpload[]>;
  /** Files for reviewers, each with an address for that member of staff. */
  forStaff(db: Db, staffId: number, uploadIds: readonly number[]): Promise<StaffFile[]>;
}

export function openMediaView(signer: UrlSigner): MediaView {
  const present = (reader: Reader, uploadIds: readonly number[], rows: readonly ItemRow[]) => {
    const viewer = reader === null ? null : { id: reader.id, is_staff: false };
    return inOrder(uploadIds, rows).map((row) => presentItem(row, signer, viewer));
  };
  return {
    async hydrate(db, reader, uploadIds) {
      if (uploadIds.length === 0) return [];
      const rows = await readItems.all(db, { ids: [...new Set(uploadIds)], reader: reader?.id ?? null });
      return present(reader, uploadIds, rows);
    },
    present: (reader, uploadIds, files) => present(reader, uploadIds, (files ?? []).map(rowOfItem)),
    presentBought: (reader, file) => presentItem({ ...file, open: true }, signer, { id: reader.id, is_staff: false }),
    async own(db, ownerId, uploadIds) {
      const rows = uploadIds.length === 0 ? [] : await readItems.all(db, { ids: [...uploadIds], reader: ownerId });
      return inOrder(
        uploadIds,
        rows.filter((row) => row.is_own),
      ).map((row) => presentOwn(row, signer));
    },
    async forStaff(db, staffId, uploadIds) {
      const rows = uploadIds.length === 0 ? [] : await readItemsForStaff.all(db, { ids: [...uploadIds] });
      // A deleted file, and one of an account that is not active, has no lasting address.
      const gone = new Set(rows.filter((row) => row.is_gone).map(({ id }) => id));
      return inOrder(uploadIds, rows).map((row) => {
        const item = presentForStaff(row, signer, staffId);
        return gone.has(row.id) ? { ...item, blur: null } : item;
      });
    },
  };
}

function inOrder(ids: readonly number[], rows: readonly ItemRow[]): ItemRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
