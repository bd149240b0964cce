import { statement } from '../../platform/db/statement.ts';
import type { FoundThing } from '../accounts/public.ts';
import type { Rendition } from './media-url.ts';

interface NewUpload {
  readonly owner_id: number;
  readonly kind: 'image' | 'video' | 'audio';
  readonly state: 'receiving' | 'ready';
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number | null;
  readonly bytes: number;
  readonly renditions: readonly Rendition[];
  readonly perceptual_hash: string | null;
  readonly hash_bands: readonly number[];
  readonly progress_id: number | null;
}

export const insertUpload = statement<NewUpload, { id: number }>(
  'insert_upload',
  `insert into upload (owner_id, kind, state, name, width, height, seconds, bytes, renditions, perceptual_hash, hash_bands, progress_id)
   values (:owner_id, :kind, :state, :name, :width, :height, :seconds, :bytes, :renditions, :perceptual_hash::bit(64), :hash_bands, :progress_id) returning id`,
);

/** The received file is stored: the worker may claim it. */
export const handOver = statement<{ id: number }>(
  'hand_over_upload',
  "update upload set state = 'working' where id = :id and state = 'receiving'",
);

/** A picture of the member that may be cropped or copied. */
export const ownUpload = statement<
  { id: number; owner_id: number },
  { name: string; blob: string; width: number; height: number }
>(
  'own_upload',
  `select name, coalesce(blob, name) as blob, width, height from upload
   where id = :id and owner_id = :owner_id and kind = 'image' and state = 'ready' and deleted_at is null and review <> 'removed' and 'whole' = any(renditions)`,
);

export const useUpload = statement<{ name: string }>(
  'use_upload',
  'update upload set used_at = now() where name = :name',
);

/** Starts the day after which the file is purged, so that open pages keep working; files of messages stay. */
export const unuseUpload = statement<{ name: string }>(
  'unuse_upload',
  'update upload set used_at = case when uses > 0 then used_at end, created_at = case when uses > 0 then created_at else now() end where name = :name',
);

/** Deletes uploads that are unused for a day or deleted by their owner; skips locked, bought and held ones. */
export const deleteUnused = statement<{ most: number }, { blob: string }>(
  'delete_unused_uploads',
  `delete from upload where id in (
     select u.id from upload u where u.used_at is null and (u.held_until is null or u.held_until < now()) and (u.folder is null or u.deleted_at is not null) and (u.created_at < now() - interval '1 day' or u.deleted_at < now() - interval '1 day')
       and not exists (select 1 from upload_sale s where s.upload_id = u.id and s.refunded_at is null)
     order by u.created_at limit :most for update skip locked
   ) returning coalesce(blob, name) as blob`,
);

/** Hides a picture from everybody but staff. Until it is held, it is purged after a day. */
export const hideUpload = statement<{ id: number }>(
  'hide_upload',
  'update upload set deleted_at = now(), used_at = null where id = :id',
);

/** Holds files for staff until a time; null without end. The later of two wishes counts. */
export const holdUploads = statement<{ ids: number[]; days: number | null }>(
  'hold_uploads',
  `update upload set held_until = greatest(held_until, case when :days::int is null then 'infinity' else now() + make_interval(days => :days::int) end) where id = any(:ids::bigint[])`,
);

/** Ends a hold after so many days. */
export const endHold = statement<{ id: number; days: number }>(
  'end_upload_hold',
  'update upload set held_until = now() + make_interval(days => :days::int) where id = :id',
);

/** The upload of a lasting name. */
export const uploadNamed = statement<{ name: string }, { id: number }>(
  'upload_named',
  'select id from upload where name = :name',
);

/** An upload by its number or the name of its file. */
export const uploadFound = statement<{ id: number | null; name: string }, FoundThing>(
  'upload_found',
  'select id, kind as text, created_at as at, owner_id as member_id from upload where id = :id::bigint or name = :name',
);

export const mediaBytes = statement<object, { bytes: number }>(
  'media_bytes',
  'select coalesce(sum(bytes), 0)::bigint as bytes from upload',
);
