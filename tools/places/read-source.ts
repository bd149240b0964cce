import { cityMapping, type CityData } from 'city-timezones';
import { moved, renamed, zoneOfPlace, zoneToday } from './corrections.ts';

/** A city or town a member may live in. */
export interface Place {
  /** Positive 31-bit number made from what the source calls the place, so it outlives renaming. */
  readonly id: number;
  /** ISO 3166 alpha-2, XK for Kosovo. */
  readonly country: string;
  readonly name: string;
  /** Without marks, for searching. */
  readonly asciiName: string;
  /** State or province in English, only where it is customary or tells two places apart. */
  readonly region: string;
  readonly population: number;
  readonly timeZone: string;
}

export const smallestPopulation = 30_000;

// Where people name the state with the city.
const withRegion = new Set(['US', 'CA', 'AU']);

/** The source's places with enough people, corrected. */
export function readSource(): Place[] {
  const places = withoutDoubles(cityMapping.filter((city) => city.pop >= smallestPopulation).map(placeOf));
  const count = new Map<string, number>();
  for (const place of places)
    count.set(`${place.country} ${place.name}`, (count.get(`${place.country} ${place.name}`) ?? 0) + 1);
  return places.map((place) => {
    const isAmbiguous = (count.get(`${place.country} ${place.name}`) ?? 0) > 1;
    return isAmbiguous || withRegion.has(place.country) ? place : { ...place, region: '' };
  });
}

// The source has a few places twice; the larger entry stays.
function withoutDoubles(places: Place[]): Place[] {
  const largest = new Map<string, Place>();
  for (const place of places) {
    const key = `${place.country} ${place.region} ${place.name}`;
    if ((largest.get(key)?.population ?? 0) < place.population) largest.set(key, place);
  }
  return [...largest.values()];
}

function placeOf(city: CityData): Place {
  const source = `${city.iso2} ${city.city_ascii}`;
  const country = moved[city.country] ?? moved[source] ?? city.iso2;
  const name = (renamed[source] ?? city.city).replaceAll("'", '’');
  const zone = zoneOfPlace[source] ?? city.timezone;
  return {
    id: stableId(`${source} ${city.province}`),
    country,
    name,
    asciiName: toAscii(name),
    region: city.province,
    population: Math.round(city.pop),
    timeZone: zoneToday[zone] ?? zone,
  };
}

/** FNV-1a over the UTF-8 bytes, without the sign bit so that it fits an SQL integer. */
export function stableId(key: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(key)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 1;
}

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  ı: 'i',
  '’': "'",
  '‘': "'",
};

/** A name in plain ASCII: "Łódź" is "Lodz". */
export function toAscii(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, (letter) => letters[letter] ?? '');
}
