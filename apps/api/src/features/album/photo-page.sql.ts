import { hotRead } from '../../platform/db/statement.ts';
import {
  albumFacts,
  filesOfFolder,
  folderPage,
  type AlbumFacts,
  type FolderItemValue,
  type FolderPage,
} from '../media/public.ts';
import { accessFactColumns, accessFactTable, type AccessFactsRow } from '../privacy/public.ts';

interface PhotoPageRow extends AccessFactsRow {
  readonly files: readonly FolderItemValue[] | null;
  readonly facts: AlbumFacts;
}

/** Hot: a page of a folder with its files, the counts of the album and the access facts of its owner. */
export const readPhotoPage = hotRead<FolderPage, PhotoPageRow & Record<string, unknown>>(
  'read_photo_page',
  `with page as materialized (${folderPage})
   select ${accessFactColumns({ reader: ':reader' })}, ${filesOfFolder('page')} as files,
     (select to_json(facts) from (${albumFacts}) facts) as facts
   from ${accessFactTable} where s.member_id = :owner_id::bigint`,
);
