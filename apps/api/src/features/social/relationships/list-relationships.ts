import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { relationshipCursor } from '@peonia/contract/social/relationship-state.ts';
import type { listFriends, RelationshipCard } from '@peonia/contract/social/relationships.ts';
import type { Call } from '../../../platform/http/call.ts';
import { relationshipPage } from '../../privacy/public.ts';
import type { Cards } from '../../profiles/public.ts';
import { requestPage } from './friend-request.sql.ts';
import { relationshipCards, type RelationshipRow } from './relationship-cards.ts';

type ListCall = Call<typeof listFriends>;
interface Page {
  readonly items: RelationshipCard[];
  readonly max_id: number;
}
interface Context {
  readonly cards: Cards;
  readonly limits: Limits;
}

/** A page of friends or of blocked members. */
export async function listRelationships(call: ListCall, kind: 'friend' | 'block', context: Context): Promise<Page> {
  const { db, caller } = call;
  const cursor = cursorOf(call);
  const rows = await relationshipPage.all(db, {
    reader: caller.id,
    kind,
    cursor_top: cursor % 2 === 1,
    cursor_id: Math.floor(cursor / 2),
    most: context.limits.people_page + 1,
  });
  return present(call, rows, context);
}

/** A page of requests that wait for the reader's decision. */
export async function listRequests(call: ListCall, context: Context): Promise<Page> {
  const { db, caller } = call;
  const rows = await requestPage.all(db, {
    reader: caller.id,
    reader_vip: caller.vip,
    before: Math.floor(cursorOf(call) / 2),
    most: context.limits.people_page + 1,
  });
  return present(call, rows, context);
}

/** Without `max_id` the first page; -1 is behind the end. */
function cursorOf({ query: { max_id } }: ListCall): number {
  return max_id === undefined ? Number.MAX_SAFE_INTEGER : Math.max(0, max_id);
}

async function present(
  { db, caller, language }: ListCall,
  rows: readonly RelationshipRow[],
  { cards, limits }: Context,
): Promise<Page> {
  // One more row than the page shows whether there is another page.
  const shown = rows.slice(0, limits.people_page);
  const last = shown.at(-1);
  const hasMore = rows.length > shown.length && last !== undefined;
  return {
    items: await relationshipCards(db, cards, caller.id, shown, language),
    max_id: hasMore ? relationshipCursor(last.id, last.is_pinned ?? false) : -1,
  };
}
