import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { loadPlaces } from './load-places.ts';

// covers: GET /location

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const find = async (k: string, language = 'en') =>
  (await api.guest(language).call(profilesContract.findPlaces, { query: { k } })).body.locations;
const cities = async (k: string, language?: string) => (await find(k, language)).map(({ city }) => city);

describe('finding a place', () => {
  it.each([
    ['munich', 'en', 'Munich'],
    ['münch', 'de', 'München'],
    ['MUNCH', 'en', 'Munich'],
    ['北京', 'zh', '北京'],
    ['東京', 'ja', '東京'],
    ['서우', 'ko', '서울'],
    ['xian', 'en', 'Xi’an'],
    ['firenz', 'it', 'Firenze'],
    ['londr', 'fr', 'Londres'],
    ['Rom', 'de', 'Rom'],
  ])('%s in %s', async (k, language, city) => {
    expect(await cities(k, language)).toContain(city);
  });

  it('matches a name of any language and returns the reader’s', async () => {
    expect(await cities('münchen', 'ja')).toContain('ミュンヘン');
    expect(await find('munich')).toContainEqual({
      place_id: expect.any(Number),
      city: 'Munich',
      country: 'DE',
      time_zone: 'Europe/Berlin',
    });
  });

  it('returns at most ten, largest first, each once', async () => {
    const found = await find('s');
    expect(found).toHaveLength(10);
    expect(new Set(found.map(({ place_id }) => place_id)).size).toBe(10);
    const rows = await api.sql<{ population: number }>(
      'select population from place where id = any($1) order by array_position($1, id)',
      [found.map(({ place_id }) => place_id)],
    );
    const sizes = rows.map(({ population }) => population);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  it.each(['', '   ', '%', '_', "'", '\\', 'zzzzzz', '𐍈'])('finds nothing for %j', async (k) => {
    expect(await find(k)).toEqual([]);
  });

  it('distinguishes places of one name and country', async () => {
    const found = await cities('springfield');
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found).size).toBe(found.length);
  });

  it('uses the index', async () => {
    await api.sql('analyze place_name');
    const plan = await api.sql<{ 'QUERY PLAN': string }>(
      `explain select distinct place_id from place_name where folded ~>=~ 'mun' and folded ~<~ ('mun' || chr(1114111))`,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('place_name_folded');
  });
});

describe('loading', () => {
  it('runs once, and again only when the list changed, also for two at once', async () => {
    expect(await loadPlaces(api.app.database)).toBe(false);
    await api.sql(`update place_edition set hash = 'of yesterday'`);
    expect((await Promise.all([loadPlaces(api.app.database), loadPlaces(api.app.database)])).toSorted()).toEqual([
      false,
      true,
    ]);
    expect(await cities('munich')).toContain('Munich');
  });
});
