import { statement } from '../../../platform/db/statement.ts';
import type { DecidedRow } from './review.sql.ts';

/** How a file waits, before it is decided about. Locks it, so that it is still so at the decision. */
export const waitingState = statement<
  { id: number },
  { owner_id: number; name: string; state: Record<string, unknown> }
>(
  'waiting_upload_state',
  `select owner_id, name, jsonb_build_object('review', review, 'review_since', review_since, 'hidden_at', hidden_at) as state
   from upload where id = :id and review_since is not null and deleted_at is null for update`,
);

/**
 * Puts a decided file back into the queue as it was. No row if something else became of it since: it was deleted,
 * reported or decided again.
 */
export const reopenUpload = statement<
  { id: number; review: 'approved' | 'removed'; state: string },
  DecidedRow & Record<string, unknown>
>(
  'reopen_upload',
  `with state as (select * from jsonb_to_record(:state::jsonb) as s (review text, review_since timestamptz, hidden_at timestamptz))
   update upload u set review = state.review, removed_for = null, review_since = state.review_since, hidden_at = state.hidden_at
   from state where u.id = :id and u.review = :review and u.review_since is null and u.deleted_at is null
   returning u.id, u.owner_id, u.state, u.folder, u.review, u.name, u.signals`,
);
