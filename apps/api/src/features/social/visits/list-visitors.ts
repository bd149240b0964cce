import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { listVisitors as endpoint } from '@peonia/contract/social/relationships.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Cards } from '../../profiles/public.ts';
import { listLikes } from '../likes/list-likes.ts';
import { markVisitsSeen, visitorPage } from './visit.sql.ts';

type Page = Awaited<ReturnType<typeof listLikes>>;

/** Visitors of the reader's profile. The first page is for everybody, the rest for VIP. */
export async function listVisitors(call: Call<typeof endpoint>, cards: Cards, limits: Limits): Promise<Page> {
  requireVipBeyondFirst(call, limits);
  await markVisitsSeen.run(call.db, { member_id: call.caller.id });
  return listLikes(call, visitorPage, cards, limits);
}

/** The first page of visitors and of received likes is for everybody. Source: decisions, 400060. */
export function requireVipBeyondFirst({ caller, query }: Call<typeof endpoint>, limits: Limits): void {
  const isFirst = query.max_id === undefined || query.max_id === -1;
  if (!isFirst && !entitlementsOf(caller, limits).sees_all_visitors) throw refuse('list_for_vip');
}
