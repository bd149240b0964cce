import { searchContract } from '@peonia/contract/discovery/search.schema.ts';
import { vipFilters, type SearchFilters } from '@peonia/contract/discovery/search.ts';
import { codes } from '@peonia/contract/protocol/codes.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { insertMembers, type NewMember } from '@peonia/testing/insert-members.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { there } from '../../../../test/there.ts';

/** Members that cover all filter values: member n has value n of each list, modulo its length. */
const people = 18;
const nth = <T>(values: readonly T[], place: number) => values[place % values.length] as T;
const purposes = [...codes.purpose, ...codes.purpose_by_operator];
const spokenLanguages = ['de', 'ko', 'zh', 'ja', 'fr'] as const;
const ages = [18, 24, 30, 30, 31, 45, 60] as const;
const seekings = ['men', 'women', 'both', null] as const;

let api: Api;
let reader: Member;
let ids: readonly number[];
let places: readonly { readonly id: number; readonly country: string }[];

beforeAll(async () => {
  api = await startApi();
  // A man who seeks women, with VIP, so all filters are allowed.
  reader = await api.register('Reader Of All', { gender: 1, seeking: 'women', vip: true });
  const rows = await api.sql<{ id: string; country: string }>(
    `select distinct on (country) id, country from place where country in ('DE', 'JP', 'KR') order by country, population desc`,
  );
  places = rows.map(({ id, country }) => ({ id: Number(id), country }));
  const pool = new pg.Pool({ connectionString: api.config.databaseUrl });
  ids = await insertMembers(
    pool,
    Array.from({ length: people }, (_none, place) => personAt(place)),
  );
  await pool.end();
  await api.sql(`update account set created_at = now() - make_interval(days => $2) where id = any($1)`, [
    ids.filter((_id, place) => place % 2 === 1),
    limits.new_member_days + 1,
  ]);
  await api.sql(
    'insert into presence (member_id, node_id) select id, node_id from unnest($1::bigint[]) as g(id), realtime_node',
    [ids.filter((_id, place) => place % 5 === 0)],
  );
});
afterAll(() => api.close());

function personAt(place: number): NewMember {
  return {
    name: `Person ${place}`,
    visibility: 'public',
    gender: place % 2 === 0 ? 0 : 1,
    birthday: bornYearsAgo(nth(ages, place)),
    seeking: nth(seekings, place),
    place_id: nth(places, place).id,
    languages: [nth(spokenLanguages, place), 'en'],
    purpose: [nth(purposes, place), 801],
    marriage: nth([...codes.marriage, null], place),
    children: nth([...codes.children, null], place),
    height: nth([...codes.height, null], place),
    weight: nth([...codes.weight, null], place),
    income: nth([...codes.income, null], place),
    horoscope: nth([...codes.horoscope, null], place),
    is_verified: place % 3 === 0,
    main_photo: place % 4 === 0 ? null : place.toString(16).padStart(32, '0'),
  };
}

/** Members with a birthday today, for the age limits. */
function bornYearsAgo(years: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()))
    .toISOString()
    .slice(0, 10);
}

type Suits = (place: number) => boolean;
const oneOf = <T>(field: keyof SearchFilters, values: readonly T[], isIn: (value: T, place: number) => boolean) =>
  values.map((value): [string, SearchFilters, Suits] => [
    `${field} ${String(value)}`,
    { [field]: [value] },
    (place) => isIn(value, place),
  ]);
const coded = (field: 'marriage' | 'children' | 'height' | 'weight' | 'income' | 'horoscope') =>
  oneOf<number | null>(
    field,
    codes[field],
    (value, place) => value === nth<number | null>([...codes[field], null], place),
  );

const cases: [string, SearchFilters, Suits][] = [
  ['gender 0', { gender: 0 }, (place) => place % 2 === 0],
  ['gender 1', { gender: 1 }, (place) => place % 2 === 1],
  ['from an age', { age_from: 31 }, (place) => nth(ages, place) >= 31],
  ['up to an age', { age_to: 30 }, (place) => nth(ages, place) <= 30],
  ['one age', { age_from: 30, age_to: 30 }, (place) => nth(ages, place) === 30],
  ...oneOf('languages', spokenLanguages, (value, place) => value === nth(spokenLanguages, place)),
  ...oneOf('purpose', purposes.slice(1), (value, place) => value === nth(purposes, place)),
  ...(['marriage', 'children', 'height', 'weight', 'income', 'horoscope'] as const).flatMap(coded),
  [
    'several of one filter',
    { marriage: [401, 403] },
    (place) => [401, 403].includes(nth<number | null>([...codes.marriage, null], place) ?? 0),
  ],
  [
    'two filters',
    { gender: 0, languages: ['de', 'ko'] },
    (place) => place % 2 === 0 && ['de', 'ko'].includes(nth(spokenLanguages, place)),
  ],
  ['with a photo', { photo: true }, (place) => place % 4 !== 0],
  ['verified', { verified: true }, (place) => place % 3 === 0],
  ['new', { new: true }, (place) => place % 2 === 0],
  ['online', { online: true }, (place) => place % 5 === 0],
  ['fitting both ways', { match: true }, (place) => place % 2 === 0 && nth(seekings, place) !== 'women'],
];

describe('a filter returns exactly the matching members', () => {
  it.each(cases)('%s', async (_name, filters, suits) => {
    const expected = ids.filter((_id, place) => suits(place));
    expect([0, people]).not.toContain(expected.length);
    expect(await found(filters)).toEqual(expected);
  });

  it.each(['DE', 'JP', 'KR'])('filters by country %s and its city', async (country) => {
    const expected = ids.filter((_id, place) => nth(places, place).country === country);
    expect(await found({ country })).toEqual(expected);
    expect(await found({ place_id: there(places.find((place) => place.country === country)).id })).toEqual(expected);
  });

  it('covers all filters of the contract', () => {
    const asked = new Set(cases.flatMap(([, filters]) => Object.keys(filters)));
    expect([...asked, 'country', 'place_id'].toSorted()).toEqual(
      Object.keys({ ...there(searchContract.searchPeople.body).properties })
        .filter((name) => !['mode', 'q', 'max_id'].includes(name))
        .toSorted(),
    );
    expect(vipFilters.every((name) => asked.has(name))).toBe(true);
  });
});

async function found(filters: SearchFilters): Promise<number[]> {
  const { items, max_id } = (await reader.call(searchContract.searchPeople, { body: filters })).body;
  expect(max_id).toBe(-1);
  return items.map(({ user_id }) => user_id).toSorted((one, other) => one - other);
}
