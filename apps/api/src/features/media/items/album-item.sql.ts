import type { Folder, ReviewState } from '@peonia/contract/media/media.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { ChangedUploadRow } from '../transcode/transcode-job.sql.ts';

export interface PlacedRow {
  readonly id: number;
  readonly kind: 'image' | 'video' | 'audio';
  readonly state: 'receiving' | 'working' | 'ready' | 'failed';
  readonly folder: Folder | null;
  readonly price: number | null;
  readonly review: ReviewState;
  /** The receiver of the message that it was sent in. */
  readonly sent_to: number | null;
  /** Something shows it. */
  readonly is_used: boolean;
}

/** The member's own files, locked in the order of their ids, which prevents deadlocks. */
export const lockOwn = statement<{ ids: number[]; owner_id: number }, PlacedRow & Record<string, unknown>>(
  'lock_own_uploads',
  'select id, kind, state, folder, price, review, sent_to, used_at is not null as is_used from upload where id = any(:ids::bigint[]) and owner_id = :owner_id and deleted_at is null order by id for update',
);

export interface Placement {
  readonly id: number;
  readonly folder: Folder | null;
  readonly price: number | null;
  readonly review: ReviewState;
  /** A new name, where known addresses must stop working. */
  readonly new_name: string | null;
  readonly caption: string | null;
  readonly alt: string | null;
}

/** Stores where a file is and its price. A new name invalidates all known addresses. */
export const placeUpload = statement<Placement, ChangedUploadRow & Record<string, unknown>>(
  'place_upload',
  `update upload set
     caption = coalesce(:caption::text, caption), alt = coalesce(:alt::text, alt),
     album_no = case when :folder::text is null then null when folder is distinct from :folder::text then nextval('upload_album_no') else album_no end,
     for_friends = for_friends and :folder::text is distinct from 'public', folder = :folder::text, price = :price::bigint,
     blob = case when :new_name::text is null then blob else coalesce(blob, name) end, name = coalesce(:new_name::text, name),
     review = :review::text,
     review_since = case when :review::text = 'waiting' then coalesce(review_since, now()) when review = 'waiting' then null else review_since end,
     signals = case when :review::text = 'waiting' and review <> 'waiting' then array_append(array_remove(signals, 'for_sale'), 'for_sale') else signals end,
     examined_at = case when :review::text = 'waiting' and review <> 'waiting' then null else examined_at end
   where id = :id returning id, owner_id, case when state = 'receiving' then 'working' else state end as state, folder, review`,
);

/** Deletes files for their owner and everybody else; buyers keep them, and the purge removes the rest. */
export const dropUploads = statement<{ ids: number[]; owner_id: number }, { id: number }>(
  'drop_uploads',
  `update upload set deleted_at = now(), used_at = null, review_since = null
   where id = any(:ids::bigint[]) and owner_id = :owner_id and deleted_at is null returning id`,
);

/**
 * Counts what shows the files, so that a file in two posts survives the deletion of one. It is for friends only while
 * everything that shows it is.
 */
export const useUploads = statement<{ ids: number[]; for_friends: boolean }>(
  'use_uploads',
  `update upload set uses = uses + 1, used_at = now(), is_posted = true, for_friends = :for_friends::boolean and (for_friends or not is_posted and folder is null)
   where id = any(:ids::bigint[])`,
);

export const releaseUploads = statement<{ ids: number[]; owner_id: number }>(
  'release_uploads',
  `update upload set uses = greatest(uses - 1, 0), used_at = case when uses > 1 then used_at end, created_at = case when uses > 1 or folder is not null then created_at else now() end
   where id = any(:ids::bigint[]) and owner_id = :owner_id`,
);

/** Restricts the files to their owner and the receiver of the message. */
export const sendUploads = statement<{ ids: number[]; receiver: number }>(
  'send_uploads',
  'update upload set sent_to = :receiver, uses = uses + 1, used_at = now() where id = any(:ids::bigint[])',
);

/** Removes one message from the count; files shown by no other message disappear for both, except for buyers. */
export const takeBackUploads = statement<{ ids: number[]; owner_id: number }>(
  'take_back_uploads',
  `update upload set uses = greatest(uses - 1, 0), used_at = case when uses > 1 then used_at end, deleted_at = case when uses > 1 then deleted_at else now() end,
     review_since = case when uses > 1 then review_since end
   where id = any(:ids::bigint[]) and owner_id = :owner_id and sent_to is not null and deleted_at is null`,
);

/** Marks a public picture of the member as used once more. */
export const showPicture = statement<{ owner_id: number; name: string }, { id: number }>(
  'show_picture',
  "update upload set uses = uses + 1, used_at = now() where name = :name and owner_id = :owner_id and deleted_at is null and review <> 'removed' and state = 'ready' returning id",
);

export const isSold = statement<{ ids: number[] }, { sold: boolean }>(
  'is_upload_sold',
  'select exists (select 1 from upload_sale where upload_id = any(:ids::bigint[]) and refunded_at is null) as sold',
);
