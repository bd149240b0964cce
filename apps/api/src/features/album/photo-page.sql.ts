import { hotRead } from '../../platform/db/statement.ts';
import { albumFacts, filesOf, folderPage, type AlbumFacts, type FolderPage, type ItemValue } from '../media/public.ts';
import { accessFactColumns, accessFactTable, type AccessFactsRow } from '../privacy/public.ts';

export interface PhotoPageRow extends AccessFactsRow {
  readonly page: readonly { readonly id: number; readonly album_no: number }[] | null;
  readonly files: readonly ItemValue[] | null;
  readonly facts: AlbumFacts;
}

/** Hot: a page of a folder with its files, the counts of the album and the access facts of its owner. */
export const readPhotoPage = hotRead<FolderPage, PhotoPageRow & Record<string, unknown>>(
  'read_photo_page',
  `with page as materialized (${folderPage})
   select ${accessFactColumns({ reader: ':reader' })}, (select json_agg(page order by page.album_no desc) from page) as page,
     ${filesOf('array(select page.id from page)')} as files, (select to_json(facts) from (${albumFacts}) facts) as facts
   from ${accessFactTable} where s.member_id = :owner_id::bigint`,
);
