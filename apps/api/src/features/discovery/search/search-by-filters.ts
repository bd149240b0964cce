import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { newestMember, searchOnline, searchIdRange, type SearchCriteria, type SearchPage } from './search.sql.ts';

/**
 * A page of matches, newest first. Each call examines one id range; the cursor continues behind it even if nothing was
 * found.
 */
export async function searchByFilters(
  db: Db,
  criteria: SearchCriteria,
  cursor: number | undefined,
  limits: Limits,
): Promise<SearchPage> {
  const before = cursor ?? ((await newestMember.first(db, {}))?.member_id ?? 0) + 1;
  const page = { ...criteria, before, most: limits.people_page + 1 };
  const rows = criteria.online
    ? await searchOnline.all(db, page)
    : await searchIdRange.all(db, { ...page, reach: limits.search_reach });
  const ids = rows.slice(0, limits.people_page).map(({ member_id }) => member_id);
  if (rows.length > ids.length) return { ids, max_id: ids.at(-1) ?? -1 };
  const behind = before - limits.search_reach;
  return { ids, max_id: criteria.online || behind <= 1 ? -1 : behind };
}
