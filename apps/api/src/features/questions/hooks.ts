import type { Db } from '../../platform/db/statement.ts';
import { hook } from '../../platform/feature.ts';

/** An answer on a profile, in the member's own words. */
export interface PublishedAnswer {
  readonly author_id: number;
  readonly words: string;
}

/** Called in the transaction that publishes an answer: queues what looks like a fraud. */
export const answerPublished = hook<(db: Db, answer: PublishedAnswer) => Promise<void>>('questions.answer-published');
