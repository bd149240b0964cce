import type { ReviewSignal } from '@peonia/contract/moderation/moderation.ts';
import type { RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import { pageAfterMoment } from '../../../platform/db/moment-cursor.sql.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { StaffQueueRow } from '../../accounts/public.ts';
import type { Rendition } from '../media-url.ts';
import type { ChangedUploadRow } from '../transcode/transcode-job.sql.ts';

export interface UnexaminedRow {
  readonly id: number;
  readonly owner_id: number;
  readonly blob: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly renditions: Rendition[];
  readonly perceptual_hash: string | null;
  readonly hash_bands: number[];
}

export const unexamined = statement<{ most: number }, UnexaminedRow & Record<string, unknown>>(
  'unexamined_uploads',
  `select id, owner_id, coalesce(blob, name) as blob, width, height, renditions, perceptual_hash::text, hash_bands from upload
   where review_since is not null and examined_at is null order by id limit :most`,
);

/**
 * True where another member has a picture that differs in at most `distance` of 64 bits. Uses the index over
 * hash_bands.
 */
export const hasDouble = statement<
  { id: number; owner_id: number; perceptual_hash: string; hash_bands: number[]; distance: number },
  { found: boolean }
>(
  'has_double_upload',
  `select exists (
     select 1 from upload where hash_bands && :hash_bands::int[] and owner_id <> :owner_id and id <> :id
       and bit_count(perceptual_hash # :perceptual_hash::bit(64)) <= :distance::int
   ) as found`,
);

export const noteExamined = statement<{ id: number; found: ReviewSignal[] }>(
  'note_examined_upload',
  'update upload set examined_at = now(), signals = array(select distinct s from unnest(signals || :found::text[]) s order by s) where id = :id',
);

export interface UnreadRow {
  readonly id: number;
  readonly blob: string;
  readonly renditions: Rendition[];
}

/**
 * Pictures among the newest that others see and nobody has looked at for text: of albums, posts and profiles. Those of
 * private folders and messages are left alone. Of videos those with a sheet of frames that wait for a reviewer: text in
 * a video is a signal, and no reason to review it.
 */
export const unreadPictures = statement<{ most: number }, UnreadRow & Record<string, unknown>>(
  'unread_pictures',
  `(select id, coalesce(blob, name) as blob, renditions from upload
   where id > (select coalesce(max(id), 0) from upload) - 5000 and kind = 'image' and state = 'ready'
     and text_examined_at is null and deleted_at is null and review not in ('approved', 'removed') and sent_to is null
     and folder is distinct from 'private' and (folder is not null or is_posted or uses > 0)
   order by id limit :most)
   union all
   (select id, coalesce(blob, name), renditions from upload
   where review_since is not null and kind = 'video' and state = 'ready' and renditions @> '{frames}'
     and text_examined_at is null and deleted_at is null
   order by id limit :most)
   limit :most`,
);

/** Notes that a picture was looked at; one with text waits for a reviewer, and stays visible. */
export const noteText = statement<{ id: number; found: boolean }>(
  'note_text_of_upload',
  `update upload set text_examined_at = now(),
     review_since = case when :found::boolean then coalesce(review_since, now()) else review_since end,
     signals = case when :found::boolean then array_append(array_remove(signals, 'text'), 'text') else signals end
   where id = :id and deleted_at is null and review not in ('approved', 'removed')`,
);

/** Puts a picture into the queue: until it is approved the previous one is shown. */
export const awaitReview = statement<{ name: string; signal: ReviewSignal }, { id: number }>(
  'await_upload_review',
  `update upload set review = 'waiting', review_since = coalesce(review_since, now()), examined_at = null, signals = array_append(array_remove(signals, :signal::text), :signal::text)
   where name = :name and review <> 'removed' returning id`,
);

/**
 * Puts a reported file into the queue. With `hides` nobody but its owner sees it until staff decide, unless staff have
 * approved it before.
 */
export const noteReported = statement<{ id: number; hides: boolean }, { id: number }>(
  'note_reported_upload',
  `update upload set hidden_at = case when :hides::boolean and review <> 'approved' then coalesce(hidden_at, now()) else hidden_at end, review_since = coalesce(review_since, now()), signals = array_append(array_remove(signals, 'reported'), 'reported')
   where id = :id and deleted_at is null and review <> 'removed' returning id`,
);

export interface WaitingRow {
  readonly id: number;
  readonly owner_id: number;
  readonly signals: ReviewSignal[];
  /** Hundredths of gold. */
  readonly price: number | null;
  /** When it began to wait. */
  readonly at: Date;
  /** Cursor of the page behind it. */
  readonly place: number;
  readonly waiting: number;
}

/** The queue, oldest first. */
export const waitingUploads = statement<
  { signals: readonly ReviewSignal[] | null; after: number | null; most: number },
  WaitingRow & Record<string, unknown>
>(
  'waiting_uploads',
  pageAfterMoment(
    `select u.id, u.owner_id, u.signals, u.price, u.review_since as at, (select count(*) from upload where review_since is not null and state = 'ready') as waiting
     from upload u
     where u.review_since is not null and u.state = 'ready' and (:signals::text[] is null or u.signals && :signals::text[])`,
  ),
);

export interface SeenRow {
  /** The file that waits. */
  readonly id: number;
  readonly seen_id: number;
  readonly owner_id: number;
  readonly review: 'approved' | 'removed';
  readonly removed_for: RemovalReason | null;
}

/** Decided pictures that differ from waiting ones in at most `distance` of 64 bits, three of each, newest first. */
export const seenUploads = statement<{ ids: number[]; distance: number }, SeenRow & Record<string, unknown>>(
  'seen_uploads',
  `select w.id, s.id as seen_id, s.owner_id, s.review, s.removed_for
   from upload w, lateral (
     select d.id, d.owner_id, d.review, d.removed_for from upload d
     where d.hash_bands && w.hash_bands and d.review in ('approved', 'removed')
       and bit_count(d.perceptual_hash # w.perceptual_hash) <= :distance::int
     order by d.id desc limit 3) s
   where w.id = any(:ids::bigint[]) and w.perceptual_hash is not null and w.hash_bands <> '{}'
   order by w.id, s.id desc`,
);

export const photoQueueState = statement<object, StaffQueueRow>(
  'photo_queue_state',
  `select count(*) as size, 0 as mine, min(review_since) as oldest_at from upload where review_since is not null and state = 'ready'`,
);

export interface DecidedRow extends ChangedUploadRow {
  readonly name: string;
  readonly signals: ReviewSignal[];
}

/**
 * Decides about a file in the queue; no row if it is no longer there, so that two reviewers decide once. A picture that
 * is removed for what it shows cannot be uploaded again.
 */
export const decideUpload = statement<
  { id: number; review: 'approved' | 'removed'; removed_for: string | null },
  DecidedRow & Record<string, unknown>
>(
  'decide_upload',
  `with decided as (
     update upload set review = :review::text, removed_for = :removed_for::text, review_since = null, hidden_at = null where id = :id and review_since is not null and deleted_at is null
     returning id, owner_id, state, folder, review, name, signals, perceptual_hash, hash_bands, removed_for
   ), refused as (
     insert into removed_picture (upload_id, perceptual_hash, hash_bands, removed_for)
     select id, perceptual_hash, hash_bands, removed_for from decided
     where removed_for in ('not_own', 'minor', 'explicit', 'violence') and perceptual_hash is not null and hash_bands <> '{}'
     on conflict (upload_id) do nothing
   )
   select id, owner_id, state, folder, review, name, signals from decided`,
);
