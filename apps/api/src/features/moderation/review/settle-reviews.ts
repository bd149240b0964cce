import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Database } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import { settleDecisions } from './review-decision.sql.ts';

/** Decisions that can no longer be taken back: owners of removed files are mailed the reason. */
export async function settleReviews(database: Database, { undo_minutes }: Pick<Limits, 'undo_minutes'>): Promise<void> {
  await database.transaction(async (db) => {
    for (const { owner_id, removed_for } of await settleDecisions.all(db, { minutes: undo_minutes }))
      if (removed_for !== null) await enqueue(db, 'file.removed', { account_id: owner_id, reason: removed_for });
  });
}
