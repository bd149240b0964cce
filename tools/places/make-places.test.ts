import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renamed, zoneOfPlace, zoneToday } from './corrections.ts';
import { makePlaces } from './make-places.ts';
import { readSource, smallestPopulation, stableId, toAscii } from './read-source.ts';

const folder = join(import.meta.dirname, '../../apps/api/places');
const made = makePlaces();
const rowsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
const places = rowsOf(made.places).map(([id, country, name, ascii, region, population, zone]) => ({
  id,
  country,
  name,
  ascii,
  region,
  population: Number(population),
  zone,
}));
const otherNames = rowsOf(made.names);

test('the committed files are what the tool makes', () => {
  expect(readFileSync(join(folder, 'places.tsv'), 'utf8')).toBe(made.places);
  expect(readFileSync(join(folder, 'place-names.tsv'), 'utf8')).toBe(made.names);
});

test('every place has an id of its own, a country, a name to search by, and a time zone that exists', () => {
  expect(new Set(places.map((place) => place.id)).size).toBe(places.length);
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(places.filter(({ country = '' }) => !countries.of(country))).toEqual([]);
  expect(places.filter(({ id }) => !(Number(id) > 0 && Number(id) < 2 ** 31))).toEqual([]);
  expect(places.filter(({ ascii = '' }) => !/^[\x20-\x7e]{2,}$/.test(ascii))).toEqual([]);
  expect(places.filter(({ population }) => !(population >= smallestPopulation))).toEqual([]);
  for (const zone of new Set(places.map((place) => place.zone)))
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});

test('every correction is still needed, and none of the old zones is left', () => {
  const source = readSource();
  const names = new Set(source.map((place) => place.name));
  const zones = new Set(source.map((place) => place.timeZone));
  expect(Object.values(renamed).filter((name) => !names.has(name))).toEqual([]);
  expect([...Object.values(zoneOfPlace), ...Object.values(zoneToday)].filter((zone) => !zones.has(zone))).toEqual([]);
  expect(Object.keys(zoneToday).filter((zone) => zones.has(zone))).toEqual([]);
});

test('names in other languages belong to a place, once for each language', () => {
  const ids = new Set(places.map((place) => place.id));
  expect(new Set(otherNames.map(([id, lang]) => `${id} ${lang}`)).size).toBe(otherNames.length);
  for (const [id = '', lang = '', name = ''] of otherNames) {
    expect(ids.has(id)).toBe(true);
    expect(['zh', 'tw', 'ja', 'ko', 'de', 'it', 'fr']).toContain(lang);
    const script =
      {
        zh: /^\p{sc=Han}+$/u,
        tw: /^\p{sc=Han}+$/u,
        ja: /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー＝A-Z.]+$/u,
        ko: /^[\p{sc=Hang} A-Z.]+$/u,
      }[lang] ?? /^[\p{sc=Latn}’ .-]+$/u;
    expect(name).toMatch(script);
  }
});

test.each([
  ['Munich', 'DE', 'Europe/Berlin', '慕尼黑 慕尼黑 ミュンヘン 뮌헨 München Monaco di Baviera'],
  ['Chengdu', 'CN', 'Asia/Shanghai', '成都 成都 成都 청두'],
  ['Xi’an', 'CN', 'Asia/Shanghai', '西安 西安 西安 시안'],
  ['Sapporo', 'JP', 'Asia/Tokyo', '札幌 札幌 札幌 삿포로'],
  ['Busan', 'KR', 'Asia/Seoul', '釜山 釜山 釜山 부산'],
  ['Verona', 'IT', 'Europe/Rome', '维罗纳 維洛納 ヴェローナ 베로나 Vérone'],
  ['Taipei', 'TW', 'Asia/Taipei', '台北 台北 台北 타이베이 Taipeh'],
  ['Lyon', 'FR', 'Europe/Paris', '里昂 里昂 リヨン 리옹 Lione'],
  ['Hanoi', 'VN', 'Asia/Ho_Chi_Minh', '河内 河內 ハノイ 하노이 Hanoï'],
  ['Passau', 'DE', 'Europe/Berlin', ''],
])('%s is known in its languages', (name, country, zone, others) => {
  const place = places.find((entry) => entry.name === name && entry.country === country);
  expect(place?.zone).toBe(zone);
  const order = ['zh', 'tw', 'ja', 'ko', 'de', 'it', 'fr'];
  const mine = otherNames
    .filter(([id]) => id === place?.id)
    .toSorted(([, a = ''], [, b = '']) => order.indexOf(a) - order.indexOf(b));
  expect(mine.map(([, , text]) => text).join(' ')).toBe(others);
});

test('ids do not depend on anything but the source’s own words, and ASCII folds every Latin letter', () => {
  expect(stableId('DE Munich Bayern')).toBe(stableId('DE Munich Bayern'));
  expect(stableId('DE Munich Bayern')).not.toBe(stableId('DE Munich Hessen'));
  expect(['Łódź', 'Xi’an', 'Gießen', 'København', 'Đà Nẵng'].map(toAscii)).toEqual([
    'Lodz',
    "Xi'an",
    'Giessen',
    'Kobenhavn',
    'Da Nang',
  ]);
});
