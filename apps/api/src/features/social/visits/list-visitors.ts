import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { listVisitors as endpoint } from '@peonia/contract/social/relationships.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { LikeRow } from '../likes/like.sql.ts';
import { likePage, pageOf, type listLikes } from '../likes/list-likes.ts';
import { markVisitsSeen, visitorPage } from './visit.sql.ts';

type Page = Awaited<ReturnType<typeof listLikes>>;

/** Visitors of the reader's profile. The first page is for everybody, the rest for VIP. Marks all visits as seen. */
export async function listVisitors(call: Call<typeof endpoint>, limits: Limits): Promise<Page> {
  requireVipBeyondFirst(call, limits);
  const { db, caller, afterCommit } = call;
  const rows = await visitorPage.all(db, likePage(call, limits));
  if (rows[0]?.has_unseen === true)
    afterCommit(async () => void (await markVisitsSeen.run(db, { member_id: caller.id })));
  return pageOf(
    rows.flatMap((row) => (row.member_id === null ? [] : [row as LikeRow])),
    limits,
    (card) => card,
  );
}

/** The first page of visitors and of received likes is for everybody. Source: decisions, 400060. */
export function requireVipBeyondFirst({ caller, query }: Call<typeof endpoint>, limits: Limits): void {
  const isFirst = query.max_id === undefined || query.max_id === -1;
  if (!isFirst && !entitlementsOf(caller, limits).sees_all_visitors) throw refuse('list_for_vip');
}
