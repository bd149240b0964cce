import { indexMissing } from '../apps/api/src/features/discovery/index-members.ts';
import { openDatabase } from '../apps/api/src/platform/db/database.ts';
import type { HotRead } from './hot-reads.ts';
import type { Pair } from './readers.ts';

/** A frequent word, two of which one is wrong, the beginning of a name, filters that many suit and some that few do. */
const searches = [
  { mode: 'keyword', q: 'maps' },
  { mode: 'keyword', q: 'quiet concrts' },
  { mode: 'keyword', q: 'giul' },
  { gender: 0, age_from: 28, age_to: 36 },
  { gender: 1, marriage: [405], children: [501], country: 'KR' },
];

/** Searches of members, for the plans. */
export function searchReads(pairs: readonly Pair[]): HotRead[] {
  return [{ name: 'search', requests: pairs.flatMap(({ one }) => searches.map((body) => ({ path: '/v1/search', token: one.token, body }))) }];
}

/** Members of a bench come into the database at once; their words follow here. */
export async function indexWords(url: string): Promise<void> {
  const database = openDatabase({ url, pool: 2, statementTimeoutMs: 60_000, name: 'seed' });
  await indexMissing(database)
    .then(() => database.query({ text: 'vacuum analyze search_word, search_variant, search_entry' }))
    .finally(() => database.end());
}
