import type { Limits } from '@peonia/contract/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Found } from './found.ts';
import { newestMember, searchOnline, searchPiece, type SearchWish } from './search.sql.ts';

/**
 * A page of whoever suits, newest first. A call looks through one piece of the members; the cursor goes on behind it,
 * found or not.
 */
export async function searchByFilters(
  db: Db,
  wish: SearchWish,
  cursor: number | undefined,
  limits: Limits,
): Promise<Found> {
  const before = cursor ?? ((await newestMember.first(db, {}))?.member_id ?? 0) + 1;
  const page = { ...wish, before, most: limits.people_page + 1 };
  const rows = wish.online
    ? await searchOnline.all(db, page)
    : await searchPiece.all(db, { ...page, reach: limits.search_reach });
  const ids = rows.slice(0, limits.people_page).map(({ member_id }) => member_id);
  if (rows.length > ids.length) return { ids, max_id: ids.at(-1) ?? -1 };
  const behind = before - limits.search_reach;
  return { ids, max_id: wish.online || behind <= 1 ? -1 : behind };
}
