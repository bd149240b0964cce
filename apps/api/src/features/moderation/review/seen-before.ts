import type { ReviewItem } from '@peonia/contract/moderation/moderation.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import { readSeen } from '../../media/public.ts';
import { lastReviews } from '../staff.sql.ts';

type Seen = ReviewItem['seen'][number];

/** By waiting file: who decided before about a picture that looks the same, how and when. */
export async function seenBefore(db: Db, ids: number[], limits: Limits): Promise<ReadonlyMap<number, Seen[]>> {
  const seen = new Map<number, Seen[]>();
  const rows = ids.length === 0 ? [] : await readSeen(db, ids, limits);
  if (rows.length === 0) return seen;
  const reviews = await lastReviews.all(db, { ids: [...new Set(rows.map(({ seen_id }) => seen_id))] });
  const decisionOf = new Map(reviews.map((review) => [review.id, review]));
  const names = await readAccountSummaries(db, [...new Set(reviews.map(({ staff_id }) => staff_id))]);
  for (const { id, seen_id, owner_id, review, removed_for } of rows) {
    const decision = decisionOf.get(seen_id);
    const by = decision === undefined ? null : (names.get(decision.staff_id)?.name ?? null);
    const at = decision?.at.toISOString() ?? null;
    seen.set(id, [...(seen.get(id) ?? []), { user_id: owner_id, outcome: review, reason: removed_for, by, at }]);
  }
  return seen;
}
