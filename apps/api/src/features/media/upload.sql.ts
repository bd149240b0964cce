import { statement } from '../../platform/db/statement.ts';
import type { Rendition } from './media-url.ts';

export interface NewUpload {
  readonly owner_id: number;
  readonly kind: 'image' | 'video' | 'audio';
  readonly state: 'receiving' | 'ready';
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number | null;
  readonly bytes: number;
  readonly kept: readonly Rendition[];
  readonly look: string | null;
  readonly bands: readonly number[];
  readonly progress_id: number | null;
}

export const insertUpload = statement<NewUpload, { id: number }>(
  'insert_upload',
  `insert into upload (owner_id, kind, state, name, width, height, seconds, bytes, kept, look, bands, progress_id)
   values (:owner_id, :kind, :state, :name, :width, :height, :seconds, :bytes, :kept, :look::bit(64), :bands, :progress_id) returning id`,
);

/** The received file lies in the store: the worker may have it. */
export const handOver = statement<{ id: number }>(
  'hand_over_upload',
  "update upload set state = 'working' where id = :id and state = 'receiving'",
);

/** A picture of the member's own that may be cut or copied. */
export const ownUpload = statement<
  { id: number; owner_id: number },
  { name: string; blob: string; width: number; height: number }
>(
  'own_upload',
  `select name, coalesce(blob, name) as blob, width, height from upload
   where id = :id and owner_id = :owner_id and kind = 'image' and state = 'ready' and deleted_at is null and review <> 'removed' and 'whole' = any(kept)`,
);

export const useUpload = statement<{ name: string }>(
  'use_upload',
  'update upload set used_at = now() where name = :name',
);

/**
 * Begins the day after which the sweep takes it, so that pages which still show it stay whole; what messages show
 * stays.
 */
export const unuseUpload = statement<{ name: string }>(
  'unuse_upload',
  'update upload set used_at = case when uses > 0 then used_at end, created_at = case when uses > 0 then created_at else now() end where name = :name',
);

/**
 * Takes away uploads that nobody shows and that are older than a day, or that their owner took away; one that is being
 * taken up at this moment is left, and so is what somebody bought and what is held for the staff.
 */
export const deleteUnused = statement<{ most: number }, { blob: string }>(
  'delete_unused_uploads',
  `delete from upload where id in (
     select u.id from upload u where u.used_at is null and (u.held_until is null or u.held_until < now()) and (u.folder is null or u.deleted_at is not null) and (u.created_at < now() - interval '1 day' or u.deleted_at < now() - interval '1 day')
       and not exists (select 1 from upload_sale s where s.upload_id = u.id and s.refunded_at is null)
     order by u.created_at limit :most for update skip locked
   ) returning coalesce(blob, name) as blob`,
);

/**
 * Takes a picture out of everybody's sight, its owner's as well: only staff see it. Until it is held, the sweep takes
 * it after a day.
 */
export const hideUpload = statement<{ id: number }>(
  'hide_upload',
  'update upload set deleted_at = now(), used_at = null where id = :id',
);

/** Keeps files for the staff until then; null for as long as nobody says otherwise. Of two wishes the later counts. */
export const holdUploads = statement<{ ids: number[]; days: number | null }>(
  'hold_uploads',
  `update upload set held_until = greatest(held_until, case when :days::int is null then 'infinity' else now() + make_interval(days => :days::int) end) where id = any(:ids::bigint[])`,
);

/** What was held without an end is held for so many days more. */
export const endHold = statement<{ id: number; days: number }>(
  'end_upload_hold',
  'update upload set held_until = now() + make_interval(days => :days::int) where id = :id',
);

/** The upload behind the lasting name of a picture. */
export const uploadNamed = statement<{ name: string }, { id: number }>(
  'upload_named',
  'select id from upload where name = :name',
);
