import { queryMax, type SearchFilters } from '@peonia/contract/discovery/search.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { codes } from '@peonia/contract/protocol/codes.ts';

/** Criteria of a search. The place includes its name, so that a reload can show it. */
export interface SearchCriteria {
  readonly q: string;
  readonly filters: Omit<SearchFilters, 'place_id'>;
  readonly place: { readonly id: number; readonly name: string } | null;
}

export const coded = ['purpose', 'marriage', 'children', 'height', 'horoscope', 'weight', 'income'] as const;
export const switches = ['match', 'photo', 'new', 'online', 'verified'] as const;
const known = { ...codes, purpose: [...codes.purpose, ...codes.purpose_by_operator] };

/** Parses the criteria of a URL. Invalid values are ignored. */
export function readCriteria(params: URLSearchParams): SearchCriteria {
  const whole = (name: string, min: number, max: number) => {
    const value = Number(params.get(name) ?? Number.NaN);
    return Number.isInteger(value) && value >= min && value <= max ? { [name]: value } : {};
  };
  const list = (name: (typeof coded)[number]) => {
    const values = (params.get(name) ?? '')
      .split(',')
      .map(Number)
      .filter((value) => (known[name] as readonly number[]).includes(value));
    return values.length === 0 ? {} : { [name]: [...new Set(values)] };
  };
  const text = (name: string, pattern: RegExp) => (pattern.test(params.get(name) ?? '') ? params.get(name) : null);
  const country = text('country', /^[A-Z]{2}$/);
  const languages = text('languages', /^[a-z]{2,3}(?:,[a-z]{2,3}){0,7}$/);
  const [, placeId, placeName = ''] = /^(\d{1,12})-(.*)$/s.exec(params.get('place') ?? '') ?? [];
  const filters = {
    ...whole('gender', 0, 1),
    ...whole('age_from', limits.age_min, limits.age_max),
    ...whole('age_to', limits.age_min, limits.age_max),
    ...(country === null ? {} : { country }),
    ...(languages === null ? {} : { languages: languages.split(',') }),
    ...Object.assign({}, ...coded.map(list)),
    ...Object.fromEntries(switches.filter((name) => params.get(name) === '1').map((name) => [name, true])),
  } as SearchCriteria['filters'];
  return {
    q: (params.get('q') ?? '').slice(0, queryMax),
    filters,
    place: placeId === undefined ? null : { id: Number(placeId), name: placeName },
  };
}

/** Builds the URL of a search, with sorted parameters. */
export function criteriaUrl({ q, filters, place }: SearchCriteria): string {
  const params = new URLSearchParams();
  if (q.trim() !== '') params.set('q', q.trim());
  if (place !== null) params.set('place', `${place.id}-${place.name}`);
  for (const [name, value] of Object.entries(filters).toSorted(([one], [other]) => one.localeCompare(other))) {
    if (value === undefined || value === false) continue;
    params.set(name, value === true ? '1' : String(value));
  }
  const query = params.toString();
  return query === '' ? '/user/search' : `/user/search?${query}`;
}

/** Builds the filters of the request. */
export function filtersOf({ filters, place }: SearchCriteria): SearchFilters {
  return place === null ? filters : { ...filters, place_id: place.id };
}

export function countFilters({ filters, place }: SearchCriteria): number {
  return Object.keys(filters).length + (place === null ? 0 : 1);
}
