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

/** Claims the next waiting file; a process that died loses its claim when the lease ends. */
export const claimTranscodeJob = statement<{ lease_seconds: number }, TranscodeJobRow & Record<string, unknown>>(
  'take_media_work',
  `update upload set worked_until = now() + make_interval(secs => :lease_seconds::int), attempts = attempts + 1
   where id = (
     select id from upload where state = 'working' and deleted_at is null and (worked_until is null or worked_until < now()) order by id limit 1 for update skip locked
   ) returning id, owner_id, coalesce(blob, name) as blob, kind, seconds, progress_id, attempts`,
);

export interface TranscodeResult {
  readonly id: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number;
  readonly waveform: readonly number[] | null;
  readonly bytes: number;
  readonly renditions: readonly Rendition[];
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

export const finishTranscodeJob = statement<TranscodeResult, ChangedUploadRow & Record<string, unknown>>(
  'finish_media_work',
  `update upload set state = 'ready', width = :width, height = :height, seconds = :seconds, waveform = :waveform::smallint[], bytes = :bytes, renditions = :renditions,
     perceptual_hash = :perceptual_hash::bit(64), hash_bands = :hash_bands, worked_until = null
   where id = :id and state = 'working' returning ${changedColumns}`,
);

export const failTranscodeJob = statement<{ id: number }, ChangedUploadRow & Record<string, unknown>>(
  'fail_media_work',
  `update upload set state = 'failed', worked_until = null where id = :id and state = 'working' returning ${changedColumns}`,
);
