import type { FeedPage } from '@peonia/contract/feed.ts';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { readQuota } from './post-quota.sql.ts';

type PostQuota = Pick<FeedPage, 'posts_left' | 'next_at'>;

/** Remaining posts of the reader in these 24 hours; null for guests and without limit. */
export async function readPostQuota(db: Db, caller: Caller | null, limits: Limits): Promise<PostQuota> {
  const most = caller === null ? null : entitlementsOf(caller, limits).posts_per_day;
  if (caller === null || most === null) return { posts_left: null, next_at: null };
  const quota = await readQuota.first(db, { member_id: caller.id, most });
  const left = Math.max(0, most - (quota?.used ?? 0));
  return { posts_left: left, next_at: left > 0 ? null : (quota?.next_at?.toISOString() ?? null) };
}
