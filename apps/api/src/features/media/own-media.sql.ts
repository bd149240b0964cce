import { statement } from '../../platform/db/statement.ts';

/** A member's uploads in the order of their ids, page by page. */
export const uploadsOf = statement<{ owner_id: number; after: number; most: number }, { id: number; name: string; width: number; height: number; bytes: number; created_at: Date }>(
  'uploads_of',
  'select id, name, width, height, bytes, created_at from upload where owner_id = :owner_id and id > :after order by id limit :most',
);

export const eraseUploads = statement<{ owner_id: number }>('erase_uploads', 'delete from upload where owner_id = :owner_id');
