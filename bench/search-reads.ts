import type { SearchFilters } from '@peonia/contract/discovery/search.ts';
import { openDatabase } from '../apps/api/src/platform/db/database.ts';
import type { HotRead } from './hot-reads.ts';
import type { Pair } from './readers.ts';

/**
 * Words as they are and with a slip, in scripts with spaces and without, often said, seldom said and never; then each
 * filter alone, and filters together.
 */
const searches: Readonly<Record<string, SearchFilters & { readonly q?: string }>> = {
  'a word that many said': { q: 'maps' },
  'a word with a slip': { q: 'concrts' },
  'two words, one with a slip': { q: 'quiet concrts' },
  'the beginning of a name': { q: 'giul' },
  'a German word with a slip': { q: 'Klaveir' },
  'a French word without its accent': { q: 'patisserie' },
  'Chinese signs': { q: '钢琴' },
  'Chinese signs, one wrong': { q: '古点音乐和旅行' },
  'Japanese signs': { q: 'カメラ' },
  'Japanese signs, one wrong': { q: 'カメラを待って散歩' },
  'Korean signs': { q: '음악' },
  'Korean signs, one wrong': { q: '클레식 음악을 좋아하고' },
  'a word that nobody said': { q: 'zzzzzz' },
  gender: { gender: 0 },
  age: { age_from: 28, age_to: 36 },
  'age, few': { age_from: 70 },
  country: { country: 'KR' },
  place: { place_id: 0 },
  languages: { languages: ['ja'] },
  purpose: { purpose: [801] },
  marriage: { marriage: [405] },
  children: { children: [501] },
  height: { height: [203] },
  weight: { weight: [303] },
  income: { income: [605] },
  horoscope: { horoscope: [3] },
  online: { online: true },
  verified: { verified: true },
  new: { new: true },
  photo: { photo: true },
  'both ways': { match: true },
  'several that few suit': { gender: 1, marriage: [405], children: [501], horoscope: [3], country: 'KR' },
  'words and a filter': { q: 'maps', gender: 0, country: 'CN' },
};

/**
 * Searches of members, for the plans, each by itself. The readers are VIP, so that every filter is theirs; `placeId` is
 * a city where many live.
 */
export function searchReads(pairs: readonly Pair[], placeId: number): HotRead[] {
  return Object.entries(searches).map(([name, search]) => {
    const body = search.place_id === undefined ? search : { ...search, place_id: placeId };
    return {
      name: `search: ${name}`,
      isApart: true,
      requests: pairs.map(({ one }) => ({ path: '/v1/search', token: one.token, body })),
    };
  });
}

/** Makes the readers VIP, and returns the city where most members live. */
export async function prepareSearches(url: string, pairs: readonly Pair[]): Promise<number> {
  const database = openDatabase({ url, pool: 1, statementTimeoutMs: 60_000, name: 'seed' });
  try {
    await database.query({
      text: "update account set vip_until = '2037-12-31' where id = any($1)",
      values: [pairs.map(({ one }) => one.id)],
    });
    const { rows } = await database.query<{ place_id: number }>({
      text: 'select place_id from profile where place_id is not null group by place_id order by count(*) desc, place_id limit 1',
    });
    return rows[0]?.place_id ?? 0;
  } finally {
    await database.end();
  }
}
