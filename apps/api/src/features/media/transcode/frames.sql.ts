import { statement } from '../../../platform/db/statement.ts';

export interface FramelessRow {
  readonly id: number;
  readonly blob: string;
  readonly seconds: number;
}

/** Videos without a sheet of frames: those that wait for a reviewer first, then the newest. */
export const framelessVideos = statement<{ most: number }, FramelessRow & Record<string, unknown>>(
  'frameless_videos',
  `select id, coalesce(blob, name) as blob, coalesce(seconds, 0) as seconds from upload
   where kind = 'video' and state = 'ready' and not renditions @> '{frames}' and frames_failed_at is null and deleted_at is null
   order by (review_since is null), id desc limit :most`,
);

/** Notes the sheet of a video. If it waits for a reviewer, its frames are examined as well. */
export const noteFrames = statement<{ id: number }>(
  'note_upload_frames',
  `update upload set renditions = array_append(renditions, 'frames'), examined_at = null, text_examined_at = null
   where id = :id and not renditions @> '{frames}'`,
);

export const noteFramesFailed = statement<{ id: number }>(
  'note_upload_frames_failed',
  'update upload set frames_failed_at = now() where id = :id',
);
