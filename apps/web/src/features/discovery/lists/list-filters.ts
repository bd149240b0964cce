import type { ListFilters } from '@peonia/contract/discovery/discovery.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { codes } from '@peonia/contract/protocol/codes.ts';
import type { PeopleKind } from './people-kinds.ts';

export type { ListFilters };

/** Ages that the menu offers, both included. */
export function ageRanges(): readonly (readonly [from: number, to: number])[] {
  const { age_min: youngest, age_max: oldest } = limits;
  const ranges = [18, 26, 36, 46, 56].map((from, at, all) => [from, (all[at + 1] ?? oldest + 1) - 1] as const);
  return ranges.filter(([, to]) => to >= youngest).map(([from, to], at) => [at === 0 ? youngest : from, to]);
}

/** Languages and countries that the menus offer; the search has all of them. */
export const offeredLanguages = ['en', 'de', 'fr', 'it', 'ja', 'ko', 'zh', 'es'] as const;
export const offeredCountries = ['DE', 'FR', 'IT', 'JP', 'KR', 'CN', 'TW', 'US'] as const;

/** Codes in addresses; a menu sets one of each. */
const coded = { purpose: [...codes.purpose, ...codes.purpose_by_operator], children: codes.children };

const flags = ['new', 'online', 'verified'] as const;

/** Lists that have filters; birthdays are few. */
export function hasFilters(kind: PeopleKind): boolean {
  return kind !== 'birthday';
}

/** Reads the filters of a list from its address. Invalid values are ignored. */
export function readListFilters(search: string): ListFilters {
  const params = new URLSearchParams(search);
  const [from, to] = [Number(params.get('age_from') ?? 0), Number(params.get('age_to') ?? 0)];
  const isAge = (age: number) => Number.isInteger(age) && age >= limits.age_min && age <= limits.age_max;
  const country = params.get('country') ?? '';
  const languages = params.get('languages') ?? '';
  const known = (name: keyof typeof coded) => {
    const given = new Set((params.get(name) ?? '').split(',').map(Number));
    const kept = (coded[name] as readonly number[]).filter((code) => given.has(code));
    return kept.length === 0 ? {} : { [name]: kept.join(',') };
  };
  return {
    ...(isAge(from) ? { age_from: from } : {}),
    ...(isAge(to) ? { age_to: to } : {}),
    ...(/^[A-Z]{2}$/.test(country) ? { country } : {}),
    ...(/^[a-z]{2,3}$/.test(languages) ? { languages } : {}),
    ...known('purpose'),
    ...known('children'),
    ...Object.fromEntries(flags.filter((name) => params.get(name) === '1').map((name) => [name, 1])),
  };
}

/** How many filters are set; both ends of an age are one. */
export function countListFilters(filters: ListFilters): number {
  return new Set(Object.keys(filters).map((name) => (name.startsWith('age_') ? 'age' : name))).size;
}

/** Address of the list with these filters, in a fixed order. */
export function listAddress(pathname: string, filters: ListFilters): string {
  const params = new URLSearchParams(
    Object.entries(filters)
      .flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  );
  return params.size === 0 ? pathname : `${pathname}?${params.toString()}`;
}

/** Address of the search with the same filters, where there are more of them. */
export function searchAddress(filters: ListFilters): string {
  return listAddress('/user/search', filters);
}
