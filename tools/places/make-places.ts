import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, stableId, toAscii, type Place } from './read-source.ts';

const root = join(import.meta.dirname, '../..');
const placesFile = join(root, 'apps/api/places/places.tsv');
const namesFile = join(root, 'apps/api/places/place-names.tsv');
const placeColumns = ['id', 'country', 'name', 'ascii_name', 'region', 'population', 'time_zone'];

/** The two files as they should stand, from the source, the corrections and the hand-kept tables of this folder. */
export function makePlaces(): { places: string; names: string } {
  const places = [...readSource(), ...readAdded()].toSorted(byCountryAndName);
  refuseDoubles(places);
  const rows = places.map((place) => [
    place.id,
    place.country,
    place.name,
    place.asciiName,
    place.region,
    place.population,
    place.timeZone,
  ]);
  return { places: table(placeColumns, rows), names: table(['place_id', 'lang', 'name'], readNames(places)) };
}

// As code units, so that every machine writes the same order.
function byCountryAndName(a: Place, b: Place): number {
  const [left, right] = [a, b].map((place) => `${place.country}\t${place.asciiName}\t${place.region}`);
  return (left ?? '') < (right ?? '') ? -1 : 1;
}

function readAdded(): Place[] {
  return readTable('added-places.tsv').map(([country = '', name = '', population = '', timeZone = '']) => ({
    id: stableId(`${country} ${toAscii(name)} added`),
    country,
    name,
    asciiName: toAscii(name),
    region: '',
    population: Number(population),
    timeZone,
  }));
}

function refuseDoubles(places: Place[]): void {
  const seen = new Map<string | number, Place>();
  for (const place of places) {
    for (const key of [place.id, `${place.country}, ${place.region}, ${place.name}`]) {
      const other = seen.get(key);
      if (other) throw new Error(`${place.name} (${place.country}) collides with ${other.name} (${other.country}).`);
      seen.set(key, place);
    }
  }
}

// One row for each language whose name differs from the English one; "Name/Region" tells namesakes apart.
function readNames(places: Place[]): [number, string, string][] {
  const languages = ['zh', 'tw', 'ja', 'ko', 'de', 'it', 'fr'];
  const rows = readTable('place-names.tsv').flatMap(([country = '', place = '', ...names]) => {
    const found = findPlace(places, country, place);
    return languages.flatMap((lang, column): [number, string, string][] => {
      const name = names[column] ?? '';
      return name === '' || name === found.name ? [] : [[found.id, lang, name]];
    });
  });
  return rows.toSorted(([idA, langA], [idB, langB]) => idA - idB || (langA < langB ? -1 : 1));
}

function findPlace(places: Place[], country: string, key: string): Place {
  const [name, region] = key.split('/');
  const found = places.filter(
    (place) => place.country === country && place.name === name && (!region || place.region === region),
  );
  const [place] = found;
  if (!place || found.length > 1) throw new Error(`${key} (${country}) is ${found.length} places.`);
  return place;
}

function readTable(name: string): string[][] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => line.split('\t'));
}

function table(columns: string[], rows: (string | number)[][]): string {
  return [columns, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}

// Members' profiles point at these ids.
function refuseLost(places: string): void {
  if (!existsSync(placesFile)) return;
  const kept = new Set(idsOf(places));
  const lost = idsOf(readFileSync(placesFile, 'utf8')).filter((id) => !kept.has(id));
  if (lost.length > 0) throw new Error(`These places would be lost, and members may live there: ${lost.join(', ')}`);
}

function idsOf(text: string): string[] {
  return text
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? '');
}

if (process.argv[1] === import.meta.filename) {
  const { places, names } = makePlaces();
  refuseLost(places);
  writeFileSync(placesFile, places);
  writeFileSync(namesFile, names);
  console.log(`${places.split('\n').length - 2} places, ${names.split('\n').length - 2} names in other languages.`);
}
