import type { Db } from '../../platform/db/statement.ts';
import { hook } from '../../platform/feature.ts';
import type { Media } from './open-media.ts';

/** Files, opened once for the program. */
export const media = hook<Media>('media.media');

/** Whether a member may see files that wait for review. Called for each file that is served. */
export const mayReviewFiles = hook<(db: Db, memberId: number) => Promise<boolean>>('media.may-review');

/** What an owner says of a file, below it and in place of it. */
export interface FileTexts {
  readonly id: number;
  readonly owner_id: number;
  readonly texts: readonly string[];
}

/** Called in the transaction that changes what an owner says of a file: queues what looks like a fraud. */
export const fileTextsSaved = hook<(db: Db, file: FileTexts) => Promise<void>>('media.file-texts-saved');
