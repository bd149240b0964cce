import type { searchPeople as endpoint } from '@peonia/contract/discovery/search.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { errorCodeOf, type Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { ConcurrencyLimit } from '../../../platform/workload/concurrency-limit.ts';
import { readMatchPreferences, type Cards } from '../../profiles/public.ts';
import { listPreferencesOf } from '../lists/list-preferences.ts';
import { planSearch, variantsIn, searchTermsIn } from './plan-search.ts';
import { readSearchCriteria } from './read-search-criteria.ts';
import { searchByFilters } from './search-by-filters.ts';
import { searchByWords } from './search-by-words.ts';
import { limitTime, wordsByVariant, type SearchCriteria, type SearchPage } from './search.sql.ts';

interface Context {
  /** For preferences and cards. */
  readonly database: Database;
  /** For the search itself. */
  readonly slowDatabase: Database;
  readonly cards: Cards;
  readonly limits: Limits;
  readonly searchLimit: ConcurrencyLimit;
}

/** Words read per variant. */
const mostByVariant = 60;
const cancelled = '57014';

/** Searches members by words, filters, or both. Has its own timeout and concurrency limit. */
export async function searchPeople(
  call: Call<typeof endpoint>,
  { database, slowDatabase, cards, limits, searchLimit }: Context,
): Promise<{ items: MemberCard[]; max_id: number }> {
  const { body, caller } = call;
  const preferences = listPreferencesOf(
    caller === null ? undefined : await readMatchPreferences.first(database, { member_id: caller.id }),
  );
  const criteria = readSearchCriteria(body, { caller, preferences, limits, now: new Date() });
  const inTime = (db: Db) => limitTime.one(db, { timeout: `${limits.search_timeout_ms}ms` });
  const { ids, max_id } = await searchLimit(() =>
    slowDatabase.transaction(async (db) => {
      await inTime(db);
      return find(db, body, criteria, limits);
    }),
  ).catch((error: unknown) => {
    throw errorCodeOf(error) === cancelled ? refuse('search_slow') : error;
  });
  return { items: await cards.list(database, caller, ids, call.language), max_id };
}

async function find(
  db: Db,
  { q = '', max_id }: Call<typeof endpoint>['body'],
  criteria: SearchCriteria,
  limits: Limits,
): Promise<SearchPage> {
  if (max_id === -1) return { ids: [], max_id: -1 };
  if (q.trim() === '') return searchByFilters(db, criteria, max_id, limits);
  const terms = searchTermsIn(q);
  const known = await wordsByVariant.all(db, { variants: variantsIn(terms), most: mostByVariant });
  const steps = planSearch(
    terms,
    known.map(({ word }) => word),
  );
  return searchByWords(db, { criteria, steps, cursor: max_id, limits });
}
