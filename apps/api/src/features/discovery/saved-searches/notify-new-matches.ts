import { vipFilters } from '@peonia/contract/discovery/search.ts';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Database } from '../../../platform/db/database.ts';
import { notifyAll } from '../../notifications/public.ts';
import { listPreferencesOf } from '../lists/list-preferences.ts';
import { planSearch, searchTermsIn } from '../search/plan-search.ts';
import { readSearchCriteria } from '../search/read-search-criteria.ts';
import { countNew, dueSearches, lastListed, advanceSearches, type DueSearch } from './saved-search.sql.ts';

/** Searches per transaction, processed with a constant number of queries. */
const batch = 100;
/** Counts above this are reported as this number. */
const countedMax = 100;

/**
 * Notifies members how many new people match their saved searches. Each search sees each newly listed member once;
 * members hidden from or blocked by the owner are not counted. A search with filters that its owner may no longer use
 * waits.
 */
export async function notifyNewMatches(database: Database, limits: Limits): Promise<void> {
  const { no: until } = await lastListed.one(database, {});
  for (let after = 0; ;) {
    const due = await dueSearches.all(database, { after, until, most: batch });
    const last = due.at(-1);
    if (last === undefined) return;
    after = last.id;
    const runnable = due.filter((search) => mayRun(search, limits));
    if (runnable.length === 0) continue;
    await database.transaction(async (db) => {
      const searches = JSON.stringify(runnable.map((search) => criteriaOf(search, limits)));
      const counts = new Map(
        (await countNew.all(db, { searches, until, reach: limits.saved_search_reach, most: countedMax })).map(
          ({ search_id, count }) => [search_id, count],
        ),
      );
      const notified = await advanceSearches.all(db, {
        ids: runnable.map(({ id }) => id),
        counts: runnable.map(({ id }) => counts.get(id) ?? 0),
        until,
      });
      await notifyAll(
        db,
        notified.map(({ id, member_id, name, fresh }) => ({
          member_id,
          type: 'profile',
          what: 'found',
          person_id: null,
          subject: id,
          facts: { content: name, amount: fresh },
        })),
      );
    });
  }
}

function mayRun({ filters, is_vip, is_verified }: DueSearch, limits: Limits): boolean {
  return (
    entitlementsOf({ vip: is_vip, verified: is_verified }, limits).has_search_filters ||
    vipFilters.every((name) => filters[name] === undefined || filters[name] === false)
  );
}

/** Parameters of `countNew`: the owner's criteria, and the words a member must have used, without typo tolerance. */
function criteriaOf(search: DueSearch, limits: Limits) {
  const { id, member_id, notified_no, is_vip, is_verified } = search;
  const caller = { id: member_id, vip: is_vip, verified: is_verified };
  const criteria = readSearchCriteria(search.filters, {
    caller,
    preferences: listPreferencesOf(search),
    limits,
    now: new Date(),
  });
  const exactStep = planSearch(searchTermsIn(search.q), [])[1];
  return {
    search_id: id,
    since: notified_no,
    ...criteria,
    words: exactStep?.words ?? [],
    groups: exactStep?.groups ?? [],
    needed: exactStep?.needed ?? 0,
  };
}
