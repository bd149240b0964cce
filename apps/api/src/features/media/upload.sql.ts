import { statement } from '../../platform/db/statement.ts';

export const insertUpload = statement<{ owner_id: number; name: string; width: number; height: number; bytes: number }, { id: number }>(
  'insert_upload',
  `insert into upload (owner_id, kind, name, width, height, bytes) values (:owner_id, 'image', :name, :width, :height, :bytes) returning id`,
);

export const ownUpload = statement<{ id: number; owner_id: number }, { name: string; width: number; height: number }>(
  'own_upload',
  'select name, width, height from upload where id = :id and owner_id = :owner_id',
);

export const useUpload = statement<{ name: string }>('use_upload', 'update upload set used_at = now() where name = :name');

/** Begins the day after which the sweep takes it, so that pages which still show it stay whole. */
export const unuseUpload = statement<{ name: string }>('unuse_upload', 'update upload set used_at = null, created_at = now() where name = :name');

/** Takes away uploads that nobody shows and that are older than a day; one that is being taken up at this moment is left. */
export const deleteUnused = statement<{ most: number }, { name: string }>(
  'delete_unused_uploads',
  `delete from upload where id in (
     select id from upload where used_at is null and created_at < now() - interval '1 day' order by created_at limit :most for update skip locked
   ) returning name`,
);
