import { vipFilters, type SearchFilters } from '@peonia/contract/discovery/search.ts';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { dayOf } from '@peonia/core/calendar-day.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { ListPreferences } from '../lists/list-preferences.ts';
import type { SearchCriteria } from './search.sql.ts';

/** Converts a search request into statement parameters. Throws `filters_for_vip` if a filter requires VIP. */
export function readSearchCriteria(
  body: SearchFilters,
  {
    caller,
    preferences,
    limits,
    now,
  }: {
    caller: Pick<Caller, 'id' | 'vip' | 'verified'> | null;
    preferences: ListPreferences;
    limits: Limits;
    now: Date;
  },
): SearchCriteria {
  const isVip = caller !== null && entitlementsOf(caller, limits).has_search_filters;
  if (!isVip && vipFilters.some((name) => body[name] !== undefined && body[name] !== false))
    throw refuse('filters_for_vip');
  return {
    reader: caller?.id ?? null,
    reader_vip: caller?.vip ?? false,
    reader_is: preferences.reader_is,
    seeks: preferences.gender,
    match: body.match ?? false,
    gender: body.gender ?? null,
    // A member is 30 from the 30th birthday until the day before the 31st.
    born_after: body.age_to === undefined ? null : yearsBefore(now, body.age_to + 1),
    born_until: body.age_from === undefined ? null : yearsBefore(now, body.age_from),
    place_id: body.place_id ?? null,
    country: body.country ?? null,
    languages: body.languages ?? null,
    purpose: body.purpose ?? null,
    marriage: body.marriage ?? null,
    children: body.children ?? null,
    height: body.height ?? null,
    weight: body.weight ?? null,
    income: body.income ?? null,
    horoscope: body.horoscope ?? null,
    online: body.online ?? false,
    verified: body.verified ?? false,
    photo: body.photo ?? false,
    joined_since: body.new === true ? new Date(now.getTime() - limits.new_member_days * 86_400_000) : null,
  };
}

/** The day so many years ago, as ISO date. */
export function yearsBefore(now: Date, years: number): string {
  const day = new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()));
  return dayOf(day);
}
