import { statement } from '../../../platform/db/statement.ts';
import type { Rendition } from '../media-url.ts';

export interface TranscodeJobRow {
  readonly id: number;
  readonly owner_id: number;
  readonly blob: string;
  readonly kind: 'video' | 'audio';
  readonly seconds: number | null;
  readonly progress_id: number | null;
  readonly attempts: number;
}

/** Claims come one after the other, so that two processes never claim two files of one member. */
export const lockTranscodeClaims = statement<object>('lock_media_claims', 'select pg_advisory_xact_lock(7365004)');

/**
 * Claims the next waiting file of a kind: of the member whose last turn is the longest ago, and of nobody who has a
 * file of this kind in work. A process that died loses its claim when the lease ends. Call after
 * `lockTranscodeClaims`.
 */
export const claimTranscodeJob = statement<
  { kind: 'video' | 'audio'; lease_seconds: number },
  TranscodeJobRow & Record<string, unknown>
>(
  'take_media_work',
  `with next as (
     select u.id, u.owner_id from upload u left join upload_usage m on m.owner_id = u.owner_id
     where u.state = 'working' and u.kind = :kind and u.deleted_at is null and (u.worked_until is null or u.worked_until < now())
       and not exists (select 1 from upload o where o.owner_id = u.owner_id and o.kind = :kind and o.state = 'working' and o.deleted_at is null and o.worked_until >= now())
     order by m.converted_at nulls first, u.worked_until nulls first, u.id limit 1
   ), turn as (
     insert into upload_usage (owner_id, converted_at) select owner_id, clock_timestamp() from next
     on conflict (owner_id) do update set converted_at = excluded.converted_at
   )
   update upload set worked_until = now() + make_interval(secs => :lease_seconds::int), attempts = attempts + 1
   from next where upload.id = next.id and upload.state = 'working'
   returning upload.id, upload.owner_id, coalesce(blob, name) as blob, kind, seconds, progress_id, attempts`,
);

/** Releases a claimed file for another attempt after `seconds`; this one does not count. */
export const retryTranscodeJob = statement<{ id: number; seconds: number }>(
  'retry_media_work',
  `update upload set worked_until = now() + make_interval(secs => :seconds::int), attempts = attempts - 1 where id = :id and state = 'working'`,
);

export interface TranscodeResult {
  readonly id: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number;
  readonly waveform: readonly number[] | null;
  readonly bytes: number;
  readonly renditions: readonly Rendition[];
  /** Of a video's poster. */
  readonly perceptual_hash: string | null;
  readonly hash_bands: readonly number[];
}

const changedColumns = 'id, owner_id, state, folder, review';

export interface ChangedUploadRow {
  readonly id: number;
  readonly owner_id: number;
  readonly state: 'working' | 'ready' | 'failed';
  readonly folder: 'public' | 'private' | 'secret' | null;
  readonly review: 'none' | 'waiting' | 'approved' | 'removed';
}

/** Removes a video whose poster differs in at most `distance` of 64 bits from a removed picture, for its reason. */
export const finishTranscodeJob = statement<
  TranscodeResult & { distance: number },
  ChangedUploadRow & Record<string, unknown>
>(
  'finish_media_work',
  `with removed as (
     select removed_for from removed_picture where hash_bands && :hash_bands::int[]
       and bit_count(perceptual_hash # :perceptual_hash::bit(64)) <= :distance::int limit 1
   )
   update upload set state = 'ready', width = :width, height = :height, seconds = :seconds, waveform = :waveform::smallint[], bytes = :bytes, renditions = :renditions,
     perceptual_hash = :perceptual_hash::bit(64), hash_bands = :hash_bands, worked_until = null,
     review = case when exists (select 1 from removed) then 'removed' else review end, removed_for = coalesce((select removed_for from removed), removed_for)
   where id = :id and state = 'working' returning ${changedColumns}`,
);

export const failTranscodeJob = statement<{ id: number }, ChangedUploadRow & Record<string, unknown>>(
  'fail_media_work',
  `update upload set state = 'failed', worked_until = null where id = :id and state = 'working' returning ${changedColumns}`,
);

export const readTranscodeQueue = statement<object, { waiting: number; oldest_seconds: number }>(
  'read_transcode_queue',
  `select count(*) as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest_seconds
   from upload where state = 'working' and deleted_at is null`,
);
