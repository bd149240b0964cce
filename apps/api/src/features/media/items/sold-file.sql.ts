import { statement } from '../../../platform/db/statement.ts';

/** Albums in which sold files of a member stand, by the numbers of the sales; files of messages have none. */
export const soldFiles = statement<
  { owner_id: number; ids: number[] },
  { id: number; folder: 'public' | 'private' | 'secret' }
>(
  'sold_files_by_sale',
  `select s.id, u.folder from upload_sale s join upload u on u.id = s.upload_id
   where s.id = any(:ids::bigint[]) and u.owner_id = :owner_id and u.folder is not null and u.deleted_at is null`,
);
