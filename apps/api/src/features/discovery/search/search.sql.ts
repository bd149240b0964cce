import { statement } from '../../../platform/db/statement.ts';
import { listableTo, showsOnline } from '../../privacy/public.ts';

/** Search criteria; null and false do not filter. */
export interface SearchCriteria {
  readonly reader: number | null;
  readonly reader_vip: boolean;
  readonly reader_is: 'men' | 'women' | null;
  /** Gender that the reader seeks; used with `match` only. */
  readonly seeks: 0 | 1 | null;
  readonly match: boolean;
  readonly gender: 0 | 1 | null;
  /** Born after the first and up to the second day. */
  readonly born_after: string | null;
  readonly born_until: string | null;
  readonly place_id: number | null;
  readonly country: string | null;
  readonly languages: readonly string[] | null;
  readonly purpose: readonly number[] | null;
  readonly marriage: readonly number[] | null;
  readonly children: readonly number[] | null;
  readonly height: readonly number[] | null;
  readonly weight: readonly number[] | null;
  readonly income: readonly number[] | null;
  readonly horoscope: readonly number[] | null;
  readonly online: boolean;
  readonly verified: boolean;
  readonly photo: boolean;
  readonly joined_since: Date | null;
}

/**
 * Ids of a page of results. `max_id` is the cursor of the next page, -1 at the end; a page may be short or empty before
 * the end.
 */
export interface SearchPage {
  readonly ids: readonly number[];
  readonly max_id: number;
}

type MatchRow = { readonly member_id: number };

const isOnline = `exists (select 1 from online_member o where o.member_id = m.member_id) and ${showsOnline({ member: 'm.member_id' })}`;

/**
 * SQL condition of filters and access policy over `searchable_member m`. `value` returns the SQL of a criterion. Plain
 * columns come first, so the access policy is checked for few rows.
 */
export function matchesCriteria(value: (field: keyof SearchCriteria) => string): string {
  const oneOf = (field: 'marriage' | 'children' | 'height' | 'weight' | 'income' | 'horoscope') =>
    `(${value(field)}::smallint[] is null or m.${field} = any(${value(field)}::smallint[]))`;
  return `m.member_id is distinct from ${value('reader')}::bigint
  and (${value('gender')}::smallint is null or m.gender = ${value('gender')}::smallint)
  and (${value('born_after')}::date is null or m.birthday > ${value('born_after')}::date) and (${value('born_until')}::date is null or m.birthday <= ${value('born_until')}::date)
  and ${(['marriage', 'children', 'height', 'weight', 'income', 'horoscope'] as const).map(oneOf).join(' and ')}
  and (${value('purpose')}::smallint[] is null or m.purpose && ${value('purpose')}::smallint[]) and (${value('languages')}::text[] is null or m.languages && ${value('languages')}::text[])
  and (not ${value('photo')}::boolean or m.has_photo) and (${value('place_id')}::bigint is null or m.place_id = ${value('place_id')}::bigint)
  and (not ${value('match')}::boolean or (${value('seeks')}::smallint is null or m.gender = ${value('seeks')}::smallint) and (${value('reader_is')}::text is null or m.seeking is null or m.seeking in ('both', ${value('reader_is')}::text)))
  and (${value('country')}::text is null or m.country = ${value('country')}::text)
  and exists (select 1 from active_account a where a.id = m.member_id and (not ${value('verified')}::boolean or a.is_identified)
    and (${value('joined_since')}::timestamptz is null or a.created_at > ${value('joined_since')}::timestamptz))
  and (not ${value('online')}::boolean or ${isOnline})
  and ${listableTo({ reader: value('reader'), readerVip: value('reader_vip'), member: 'm.member_id' })}`;
}

const suits = matchesCriteria((field) => `:${field}`);

/** One id range, newest first: the cost does not grow with the number of members. */
export const searchIdRange = statement<SearchCriteria & { before: number; reach: number; most: number }, MatchRow>(
  'search_id_range',
  `select m.member_id from searchable_member m
   where m.member_id < :before::bigint and m.member_id >= :before::bigint - :reach::bigint and ${suits} order by m.member_id desc limit :most`,
);

/** Few members are online, so all of them are examined. */
export const searchOnline = statement<SearchCriteria & { before: number; most: number }, MatchRow>(
  'search_online',
  `select m.member_id from (select distinct member_id from online_member) o join searchable_member m on m.member_id = o.member_id
   where m.member_id < :before::bigint and ${suits} order by m.member_id desc limit :most`,
);

export const newestMember = statement<object, MatchRow>(
  'newest_searchable_member',
  'select m.member_id from searchable_member m order by m.member_id desc limit 1',
);

export const wordsByVariant = statement<{ variants: string[]; most: number }, { word: string }>(
  'search_words_by_variant',
  `select distinct word from (
     select f.word from unnest(:variants::text[]) as g(variant)
     cross join lateral (select v.word from search_variant v where v.variant = g.variant collate "C" limit :most) f) found`,
);

/** Number of word groups that the member `m` matches. */
export const matchedGroups = (words: string, groups: string) => `(
  select count(distinct g.nth) from unnest(${words}::text[], ${groups}::int[]) as g(word, nth)
  where exists (select 1 from search_word w where w.word = g.word collate "C" and w.member_id = m.member_id))`;

interface WordStep {
  readonly words: readonly string[];
  readonly groups: readonly number[];
  readonly needed: number;
  /** Not all groups are required. */
  readonly is_lenient: boolean;
  /** The previous step, whose members were already shown; `shown_needed` is 0 for the first step. */
  readonly shown_words: readonly string[];
  readonly shown_groups: readonly number[];
  readonly shown_needed: number;
}

/** A member who matches all groups matches the rarest one. Frequencies are compared up to this number. */
const frequencyCap = 250;

/**
 * One step of a word search. Candidates are the newest members, at most `reach`, with a word of `driver`: the rarest
 * group, or all groups if some may be missing. `last_candidate` is where the next call continues, null if there were
 * fewer than `reach`; it is returned even without matches, in a row without member. If all groups drive, `has` counts
 * the matched groups of a candidate: a match can only be missing if `reach` newer members match that word, and then the
 * member is not a candidate.
 */
export const searchWords = statement<
  SearchCriteria & WordStep & { before: number; reach: number; most: number },
  { member_id: number | null; last_candidate: number | null }
>(
  'search_words',
  `with frequency as (
     select g.nth, sum(f.members) as members, max(char_length(g.word)) as letters from unnest(:words::text[], :groups::int[]) as g(word, nth)
     cross join lateral (select count(*) as members from (select 1 from search_word w where w.word = g.word collate "C" limit ${frequencyCap}) few) f
     where not :is_lenient::boolean and :needed::int > 1 group by g.nth
   ), driver as (
     select g.word, g.nth from unnest(:words::text[], :groups::int[]) as g(word, nth)
     where :is_lenient::boolean or g.nth = coalesce((select nth from frequency order by members, letters desc, nth limit 1), 0)
   ), candidate as materialized (
     select c.member_id, bit_count(bit_or(1 << g.nth)::bit(32)) as has from driver g
     cross join lateral (select w.member_id from search_word w where w.word = g.word collate "C" and w.member_id < :before::bigint order by w.member_id desc limit :reach) c
     group by c.member_id order by c.member_id desc limit :reach
   ), edge as (
     select case when count(*) >= :reach::bigint then min(member_id) end as last_candidate from candidate
   ), found as (
     select m.member_id from candidate c join searchable_member m on m.member_id = c.member_id
     where (not :is_lenient::boolean or c.has >= :needed::int) and ${suits} and (:is_lenient::boolean or ${matchedGroups(':words', ':groups')} >= :needed::int)
       and (:shown_needed::int = 0 or ${matchedGroups(':shown_words', ':shown_groups')} < :shown_needed::int)
     order by m.member_id desc limit :most
   )
   select f.member_id, e.last_candidate from edge e left join found f on true order by f.member_id desc nulls last`,
);

/** Sets the statement timeout of this transaction. */
export const limitTime = statement<{ timeout: string }>(
  'limit_search_time',
  `select set_config('statement_timeout', :timeout, true)`,
);
