import type { RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { BeforeReview } from './before-review.ts';

/** A later decision about the same file replaces it. */
export const storeDecision = statement<{
  upload_id: number;
  owner_id: number;
  staff_id: number;
  removed_for: RemovalReason | null;
  before: string;
}>(
  'store_review_decision',
  `insert into review_decision (upload_id, owner_id, staff_id, removed_for, before)
   values (:upload_id, :owner_id, :staff_id, :removed_for, :before::jsonb)
   on conflict (upload_id) do update set
     staff_id = excluded.staff_id, removed_for = excluded.removed_for, before = excluded.before, decided_at = now()`,
);

/** No row unless the same person decided it within these minutes. */
export const takeDecision = statement<
  { upload_id: number; staff_id: number; minutes: number },
  { removed_for: RemovalReason | null; before: BeforeReview }
>(
  'take_review_decision',
  `delete from review_decision where upload_id = :upload_id and staff_id = :staff_id
     and decided_at > now() - make_interval(mins => :minutes::int)
   returning removed_for, before`,
);

/** Decisions that can no longer be taken back. */
export const settleDecisions = statement<{ minutes: number }, { owner_id: number; removed_for: RemovalReason | null }>(
  'settle_review_decisions',
  `delete from review_decision where decided_at <= now() - make_interval(mins => :minutes::int)
   returning owner_id, removed_for`,
);

export const eraseDecisions = statement<{ member_id: number }>(
  'erase_review_decisions',
  'delete from review_decision where :member_id in (staff_id, owner_id)',
);
