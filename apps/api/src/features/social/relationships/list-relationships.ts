import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { relationshipCursor } from '@peonia/contract/social/relationship-state.ts';
import type { listDeclinedRequests, listFriends, RelationshipCard } from '@peonia/contract/social/relationships.ts';
import type { Call } from '../../../platform/http/call.ts';
import { cardFrom } from '../../profiles/public.ts';
import { declinedRequests } from './friend-request.sql.ts';
import { relationshipCard } from './relationship-cards.ts';
import { readRelationshipPage, readRequestPage, type RelationshipRow } from './relationship-page.sql.ts';

type ListCall = Call<typeof listFriends>;
interface Page {
  readonly items: RelationshipCard[];
  readonly max_id: number;
}
interface Context {
  readonly limits: Limits;
}

/** A page of friends or of blocked members. */
export async function listRelationships(call: ListCall, kind: 'friend' | 'block', context: Context): Promise<Page> {
  const { db, caller, language } = call;
  const cursor = cursorOf(call);
  const rows = await readRelationshipPage.all(db, {
    reader: caller.id,
    language,
    kind,
    cursor_top: cursor % 2 === 1,
    cursor_id: Math.floor(cursor / 2),
    most: context.limits.people_page + 1,
  });
  return present(rows, context);
}

/** A page of requests that wait for the reader's decision. */
export async function listRequests(call: ListCall, context: Context): Promise<Page> {
  const { db, caller, language } = call;
  const rows = await readRequestPage.all(db, {
    reader: caller.id,
    language,
    reader_vip: caller.vip,
    before: Math.floor(cursorOf(call) / 2),
    most: context.limits.people_page + 1,
  });
  return present(rows, context);
}

/** Whom the caller may not ask again yet. */
export async function listDeclined(
  { db, caller }: Call<typeof listDeclinedRequests>,
  { limits }: Context,
): Promise<{ items: { user_id: number; again_at: string }[] }> {
  const rows = await declinedRequests.all(db, { sender: caller.id, days: limits.request_again_days });
  return { items: rows.map(({ user_id, again_at }) => ({ user_id, again_at: again_at.toISOString() })) };
}

/** Without `max_id` the first page; -1 is behind the end. */
function cursorOf({ query: { max_id } }: ListCall): number {
  return max_id === undefined ? Number.MAX_SAFE_INTEGER : Math.max(0, max_id);
}

function present(rows: readonly RelationshipRow[], { limits }: Context): Page {
  // One more row than the page shows whether there is another page.
  const shown = rows.slice(0, limits.people_page);
  const last = shown.at(-1);
  const hasMore = rows.length > shown.length && last !== undefined;
  return {
    items: shown.flatMap((row) => {
      const card = cardFrom(row.card);
      return card === undefined ? [] : [relationshipCard(card, row, row.remark)];
    }),
    max_id: hasMore ? relationshipCursor(last.id, last.is_pinned ?? false) : -1,
  };
}
