import type {
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
  SavedSearch,
  seeSavedSearch,
} from '@peonia/contract/discovery/saved-searches.ts';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { listPreferencesOf } from '../lists/list-preferences.ts';
import { readSearchCriteria } from '../search/read-search-criteria.ts';
import { countOthers, deleteSearch, lockSearches, markSeen, upsertSearch, savedSearches } from './saved-search.sql.ts';

/** All saved searches of the caller; a few at most. */
export async function listSearches({
  db,
  caller,
  query,
}: Call<typeof listSavedSearches>): Promise<{ items: SavedSearch[]; max_id: number }> {
  return { items: query.max_id === undefined ? await savedSearches.all(db, { member_id: caller.id }) : [], max_id: -1 };
}

/** Saves a search. Throws if the caller may not run it. */
export async function storeSearch({ db, caller, body }: Call<typeof saveSearch>, limits: Limits): Promise<SavedSearch> {
  const name = trimText(body.name);
  if (name === '') throw refuse('input_invalid', { field: 'name' });
  // Throws for filters that the caller may not use.
  readSearchCriteria(body.filters, { caller, preferences: listPreferencesOf(undefined), limits, now: new Date() });
  await lockSearches.run(db, { member_id: caller.id });
  const { count } = await countOthers.one(db, { member_id: caller.id, name });
  if (count >= entitlementsOf(caller, limits).saved_searches) throw refuse('saved_searches_full');
  return upsertSearch.one(db, {
    member_id: caller.id,
    name,
    q: body.q.trim(),
    filters: JSON.stringify(body.filters),
    place: body.place,
  });
}

export async function markSearchSeen({
  db,
  caller,
  params,
}: Call<typeof seeSavedSearch>): Promise<Record<string, never>> {
  if ((await markSeen.first(db, { member_id: caller.id, id: params.id })) === undefined) throw refuse('not_found');
  return {};
}

export async function removeSearch({
  db,
  caller,
  params,
}: Call<typeof deleteSavedSearch>): Promise<Record<string, never>> {
  await deleteSearch.run(db, { member_id: caller.id, id: params.id });
  return {};
}
