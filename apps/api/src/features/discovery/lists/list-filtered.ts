import { vipListFilters, type ListFilters as Asked } from '@peonia/contract/discovery/discovery.ts';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db, Statement } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { yearsBefore } from '../search/read-search-criteria.ts';
import type { FilteredRow, ListFilters } from './filtered-people.sql.ts';
import type { ListedRow, PeoplePage } from './people.sql.ts';

/** A list with filters as two statements, with and without a gender. */
export interface FilteredOrder {
  readonly ofGender: Statement<PeoplePage & ListFilters & { reach: number }, FilteredRow & Record<string, unknown>>;
  readonly ofAll: Statement<PeoplePage & ListFilters & { reach: number }, FilteredRow & Record<string, unknown>>;
}

const dayMs = 86_400_000;

/** The filters of a call; null where it has none. Throws `filters_for_vip` for a filter that requires VIP. */
export function readListFilters(
  { query, caller }: { readonly query: Asked & { max_id?: number }; readonly caller: Caller | null },
  limits: Limits,
  now: Date,
): ListFilters | null {
  const { max_id: _, ...asked } = query;
  if (Object.keys(asked).length === 0) return null;
  const isVip = caller !== null && entitlementsOf(caller, limits).has_search_filters;
  if (!isVip && vipListFilters.some((name) => asked[name] === 1)) throw refuse('filters_for_vip');
  return {
    // A member is 30 from the 30th birthday until the day before the 31st.
    born_after: asked.age_to === undefined ? null : yearsBefore(now, asked.age_to + 1),
    born_until: asked.age_from === undefined ? null : yearsBefore(now, asked.age_from),
    country: asked.country ?? null,
    languages: asked.languages?.split(',') ?? null,
    purpose: asked.purpose?.split(',').map(Number) ?? null,
    children: asked.children?.split(',').map(Number) ?? null,
    online: asked.online === 1,
    verified: asked.verified === 1,
    joined_since: asked.new === 1 ? new Date(now.getTime() - limits.new_member_days * dayMs) : null,
    active_since: asked.active === 1 ? new Date(now.getTime() - dayMs) : null,
  };
}

/** Matches of a page, and the key behind which the list goes on where its reach ended before the page was full. */
export async function readFiltered(
  db: Db,
  order: FilteredOrder,
  page: PeoplePage & ListFilters,
  reach: number,
): Promise<{ rows: ListedRow[]; edge: number | null }> {
  const rows = await (page.gender === null ? order.ofAll : order.ofGender).all(db, { ...page, reach });
  return {
    rows: rows.flatMap(({ member_id, ...row }) => (member_id === null ? [] : [{ ...row, member_id }])),
    edge: rows[0]?.last_candidate ?? null,
  };
}
