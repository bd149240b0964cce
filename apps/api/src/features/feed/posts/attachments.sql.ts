import { hotRead } from '../../../platform/db/statement.ts';
import type { Audience } from '../../privacy/public.ts';

/**
 * Files of a member's posts for the given audiences, newest post first, in the order of each post. `key` is the paging
 * cursor.
 */
export const attachedFiles = hotRead<
  { author_id: number; audiences: readonly Audience[]; before: number; most: number },
  { upload_id: number; key: number }
>(
  'attached_files',
  `select u.upload_id, u.post_id * 32 + 31 - u.position as key
   from post_upload u join post p on p.id = u.post_id
   where u.author_id = :author_id and u.post_id <= :before::bigint / 32 and u.post_id * 32 + 31 - u.position < :before::bigint and p.audience = any(:audiences::text[])
   order by u.post_id desc, u.position limit :most`,
);
