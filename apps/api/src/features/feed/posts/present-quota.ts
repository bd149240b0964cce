import type { FeedPage } from '@peonia/contract/feed.ts';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Caller } from '../../../platform/http/call.ts';
import type { QuotaValue } from './post-quota.sql.ts';

/** Posts that the reader may write in 24 hours; null for guests and without limit. */
export function postsPerDay(caller: Caller | null, limits: Limits): number | null {
  return caller === null ? null : entitlementsOf(caller, limits).posts_per_day;
}

/** Remaining posts of the reader in these 24 hours, from `quotaOfReader`; null without a quota. */
export function presentQuota(most: number | null, quota: QuotaValue | null): Pick<FeedPage, 'posts_left' | 'next_at'> {
  if (most === null) return { posts_left: null, next_at: null };
  const left = Math.max(0, most - (quota?.used ?? 0));
  const nextAt = quota?.next_at ?? null;
  return { posts_left: left, next_at: left > 0 || nextAt === null ? null : new Date(nextAt).toISOString() };
}
