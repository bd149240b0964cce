import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codes } from '@peonia/contract/protocol/codes.ts';
import type { NewMember } from '@peonia/testing/insert-members.ts';
import type { Random } from './random.ts';
import { biographies, familyNames, firstNames, languagesByCountry } from './words.ts';

interface City {
  readonly id: number;
  readonly country: string;
  /** Everybody up to and including this city: where the people of the world live, members do too. */
  readonly upTo: number;
}

/** Members who could exist: places by population, names and languages that fit them, most profiles nearly complete. */
export function memberMaker(random: Random): (index: number) => NewMember {
  const cities = readCities();
  const everybody = cities.at(-1)?.upTo ?? 0;
  const anywhere = () => {
    const person = random.below(everybody);
    return cities[firstBeyond(cities, person)];
  };
  return (index) => {
    const gender = random.chance(0.5) ? 0 : 1;
    const city = anywhere();
    const own = languagesByCountry[city?.country ?? ''] ?? 'en';
    return {
      name: `${random.pick(firstNames[gender])} ${random.pick(familyNames).slice(0, 4)} ${index.toString(36)}`,
      email: `member.${index}@example.test`,
      language: own,
      is_verified: random.chance(0.7),
      vip_until: random.chance(0.08) ? '2037-12-31' : null,
      visibility: random.chance(0.75) ? 'public' : random.pick(['registered', 'registered', 'friends', 'hidden']),
      gender,
      birthday: `${1_950 + random.below(55)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`,
      seeking: random.chance(0.9) ? (gender === 0 ? 'men' : 'women') : 'both',
      place_id: city?.id ?? null,
      languages: own === 'en' ? ['en'] : [own, 'en'],
      ...biographyIn(random.chance(0.5) ? own : 'en', random),
      height: random.pick(codes.height),
      weight: random.pick(codes.weight),
      marriage: random.pick(codes.marriage),
      children: random.pick(codes.children),
      income: random.pick(codes.income),
      orientation: codes.orientation[0],
      purpose: [random.pick(codes.purpose)],
      horoscope: random.pick(codes.horoscope),
      main_photo: random.chance(0.85)
        ? random
            .below(2 ** 32)
            .toString(16)
            .padStart(32, '0')
        : null,
    };
  };
}

function biographyIn(language: string, random: Random): Pick<NewMember, 'biography' | 'biography_language'> {
  return { biography: random.pick(biographies[language] ?? biographies['en'] ?? ['']), biography_language: language };
}

function readCities(): City[] {
  const rows = readFileSync(join(import.meta.dirname, '../../apps/api/places/places.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  let upTo = 0;
  return rows.map((row) => {
    const [id = '', country = '', , , , population = ''] = row.split('\t');
    upTo += Number(population);
    return { id: Number(id), country, upTo };
  });
}

function firstBeyond(cities: readonly City[], person: number): number {
  let [low, high] = [0, cities.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cities[middle]?.upTo ?? 0) > person) high = middle;
    else low = middle + 1;
  }
  return low;
}

const two = (value: number) => String(value).padStart(2, '0');
