import { statement } from '../../../platform/db/statement.ts';
import { showsOnline } from '../../privacy/public.ts';
import { isActive, isNew, seeksReader, suits, type PeoplePage } from './people.sql.ts';

/** Filters of a list; null and false do not filter. */
export interface ListFilters {
  /** Born after the first and up to the second day. */
  readonly born_after: string | null;
  readonly born_until: string | null;
  readonly country: string | null;
  /** One of them is spoken. */
  readonly languages: readonly string[] | null;
  /** Codes, of which one is enough. */
  readonly purpose: readonly number[] | null;
  readonly children: readonly number[] | null;
  readonly online: boolean;
  readonly verified: boolean;
  readonly joined_since: Date | null;
  /** Active since this time, of members who show when they are online. */
  readonly active_since: Date | null;
}

export interface FilteredRow {
  /** Null in the one row of a page without matches. */
  readonly member_id: number | null;
  readonly key: number;
  readonly seeks_reader: boolean;
  readonly is_new: boolean;
  readonly is_active: boolean;
  readonly is_complete: boolean;
  /** Key of the last member that was looked at, null where the list ends. */
  readonly last_candidate: number | null;
}

/** SQL condition: `listed_member m` and `searchable_member p` pass the filters. */
export const passesFilters = `(:born_after::date is null or p.birthday > :born_after::date) and (:born_until::date is null or p.birthday <= :born_until::date)
  and (:country::text is null or p.country = :country::text) and (:languages::text[] is null or p.languages && :languages::text[])
  and (:purpose::smallint[] is null or p.purpose && :purpose::smallint[]) and (:children::smallint[] is null or p.children = any(:children::smallint[]))
  and exists (select 1 from active_account a where a.id = m.member_id and (not :verified::boolean or a.is_identified)
    and (:joined_since::timestamptz is null or a.created_at > :joined_since::timestamptz))
  and (:active_since::timestamptz is null or m.active_at > :active_since::timestamptz and ${showsOnline({ member: 'm.member_id' })})
  and (not :online::boolean or exists (select 1 from online_member o where o.member_id = m.member_id) and ${showsOnline({ member: 'm.member_id' })})`;

/**
 * A list with filters, in one statement: at most `reach` members by the index of the list, then those of them that
 * match. A page may be short or empty before the end; the next one goes on behind `last_candidate`.
 */
function filtered(candidates: string): string {
  return `with candidate as materialized (${candidates}), edge as (
     select case when count(*) >= :reach::bigint then min(key) end as last_candidate from candidate
   ), found as (
     select m.member_id, c.key, ${seeksReader}, ${isNew}, ${isActive}, m.completeness >= 0.7 as is_complete
     from candidate c join listed_member m on m.member_id = c.member_id join searchable_member p on p.member_id = c.member_id
     where ${passesFilters} and ${suits} order by c.key desc limit :most
   )
   select f.member_id, coalesce(f.key, 0) as key, coalesce(f.seeks_reader, false) as seeks_reader, coalesce(f.is_new, false) as is_new,
     coalesce(f.is_active, false) as is_active, coalesce(f.is_complete, false) as is_complete, e.last_candidate
   from edge e left join found f on true order by f.key desc nulls last`;
}

type FilteredPage = PeoplePage & ListFilters & { readonly reach: number };

// `:gender` is null for all: two statements would each have the index of their order, as without filters.
const byKey = (column: string, gender: string) =>
  `select l.member_id, l.${column} as key from listed_member l where l.${column} < :before and ${gender} order by l.${column} desc limit :reach`;
const ofGender = 'l.gender = :gender';
const ofAll = '(:gender::smallint is null or true)';

export const filteredLatestOfGender = statement<FilteredPage, FilteredRow & Record<string, unknown>>(
  'filtered_latest_of_gender',
  filtered(byKey('listed_no', ofGender)),
);
export const filteredLatestOfAll = statement<FilteredPage, FilteredRow & Record<string, unknown>>(
  'filtered_latest_of_all',
  filtered(byKey('listed_no', ofAll)),
);
export const filteredRecommendedOfGender = statement<FilteredPage, FilteredRow & Record<string, unknown>>(
  'filtered_recommended_of_gender',
  filtered(byKey('recommend_rank', ofGender)),
);
export const filteredRecommendedOfAll = statement<FilteredPage, FilteredRow & Record<string, unknown>>(
  'filtered_recommended_of_all',
  filtered(byKey('recommend_rank', ofAll)),
);

/** Few members are popular or online, so one statement serves both cases. */
export const filteredPopular = statement<FilteredPage, FilteredRow & Record<string, unknown>>(
  'filtered_popular',
  filtered(`select h.member_id, 1000000 - h.position as key from popular_member h
    where h.position > 1000000 - :before::bigint and (:gender::smallint is null or h.gender = :gender::smallint) order by h.position limit :reach`),
);

export const filteredOnline = statement<FilteredPage, FilteredRow & Record<string, unknown>>(
  'filtered_online',
  filtered(`select o.member_id, o.arrival as key from online_member o join listed_member l on l.member_id = o.member_id
    where o.arrival < :before and (:gender::smallint is null or l.gender = :gender::smallint) and ${showsOnline({ member: 'l.member_id' })}
      and not exists (select 1 from online_member later where later.member_id = o.member_id and later.arrival > o.arrival)
    order by o.arrival desc limit :reach`),
);
