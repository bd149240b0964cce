import type { Db } from '../../platform/db/statement.ts';
import { hook } from '../../platform/feature.ts';
import type { Media } from './open-media.ts';

/** Files, opened once for the program. */
export const media = hook<Media>('media.media');

/** Whether a member may see files that wait for review. Called for each file that is served. */
export const mayReviewFiles = hook<(db: Db, memberId: number) => Promise<boolean>>('media.may-review');
