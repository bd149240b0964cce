import type { DeskFile, DeskFileKind } from '@peonia/contract/operation/deskfiles.ts';
import { statement } from '../../platform/db/statement.ts';

interface NewRow {
  /** Null for a mail of somebody without an account. */
  readonly owner_id: number | null;
  readonly name: string;
  readonly kind: DeskFileKind;
  readonly bytes: number;
  readonly blob: string;
  readonly most: number;
}

/** Stores the row of a file. Returns no row for a member who has sent `most` of them within a day. */
export const insertDeskFile = statement<NewRow, DeskFile & Record<string, unknown>>(
  'insert_desk_file',
  `insert into desk_file (owner_id, name, kind, bytes, blob)
   select :owner_id, :name, :kind, :bytes, :blob
   where (select count(*) from desk_file where owner_id = :owner_id and created_at > now() - interval '1 day') < :most
   returning id, name, kind, bytes`,
);

export interface StoredRow extends DeskFile, Record<string, unknown> {
  readonly owner_id: number | null;
  readonly blob: string;
  readonly holder: string | null;
  readonly holder_id: number | null;
}

export const deskFileById = statement<{ id: number }, StoredRow>(
  'desk_file_by_id',
  'select id, owner_id, name, kind, bytes, blob, holder, holder_id from desk_file where id = :id',
);

/** Takes own files that nothing holds. Writes only those. */
export const holdDeskFiles = statement<{ ids: number[]; owner_id: number | null; holder: string; holder_id: number }>(
  'hold_desk_file',
  `update desk_file set holder = :holder, holder_id = :holder_id, purge_at = null
   where id = any(:ids) and owner_id is not distinct from :owner_id and holder is null`,
);

export const deskFilesOf = statement<
  { holder: string; holder_ids: number[] },
  DeskFile & { readonly holder_id: number } & Record<string, unknown>
>(
  'desk_files_of',
  `select holder_id, id, name, kind, bytes from desk_file
   where holder = :holder and holder_id = any(:holder_ids) order by id`,
);

/** The purge takes the files of things that are deleted. */
export const releaseDeskFiles = statement<{ holder: string; holder_ids: number[] }>(
  'release_desk_file',
  `update desk_file set holder = null, holder_id = null, purge_at = now()
   where holder = :holder and holder_id = any(:holder_ids)`,
);

export const deletePurged = statement<{ most: number }, { blob: string }>(
  'delete_purged_desk_file',
  `delete from desk_file where id in (
     select id from desk_file where purge_at <= now() order by purge_at limit :most for update skip locked
   ) returning blob`,
);

/** A file that a thing still holds stays with it, without its sender. */
export const eraseDeskFiles = statement<{ owner_id: number }>(
  'erase_desk_file',
  `update desk_file set owner_id = null, purge_at = case when holder is null then now() end
   where owner_id = :owner_id`,
);

export const deskFilesToExport = statement<
  { owner_id: number },
  { id: number; name: string; kind: DeskFileKind; bytes: number; blob: string; created_at: Date }
>(
  'own_desk_files',
  'select id, name, kind, bytes, blob, created_at from desk_file where owner_id = :owner_id order by id',
);
