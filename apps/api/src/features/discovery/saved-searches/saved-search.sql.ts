import type { SavedSearch } from '@peonia/contract/discovery/saved-searches.ts';
import { statement } from '../../../platform/db/statement.ts';
import { matchedGroups, matchesCriteria } from '../search/search.sql.ts';

type SavedRow = SavedSearch & Record<string, unknown>;
const columns = 'id, name, q, filters, place, new_count as fresh';
/** List number of the newest listed member; higher numbers are new members. */
const newestListed =
  'coalesce((select l.listed_no from listed_member l where l.listed_no < 9223372036854775807 order by l.listed_no desc limit 1), 0)';

export const savedSearches = statement<{ member_id: number }, SavedRow>(
  'saved_searches',
  `select ${columns} from saved_search where member_id = :member_id order by id desc`,
);

/** Serializes saving per member, so that the limit holds. */
export const lockSearches = statement<{ member_id: number }>(
  'lock_saved_searches',
  `select pg_advisory_xact_lock(hashtextextended('saved searches ' || :member_id::bigint, 0))`,
);

export const countOthers = statement<{ member_id: number; name: string }, { count: number }>(
  'count_other_saved_searches',
  'select count(*) as count from saved_search where member_id = :member_id and name <> :name',
);

export const upsertSearch = statement<
  { member_id: number; name: string; q: string; filters: string; place: string | null },
  SavedRow
>(
  'upsert_saved_search',
  `insert into saved_search (member_id, name, q, filters, place, notified_no) values (:member_id, :name, :q, :filters::jsonb, :place, ${newestListed})
   on conflict (member_id, name) do update set q = excluded.q, filters = excluded.filters, place = excluded.place, notified_no = excluded.notified_no, new_count = 0
   returning ${columns}`,
);

/** Returns no row if the member has no such search. */
export const markSeen = statement<{ member_id: number; id: number }, { id: number }>(
  'see_saved_search',
  `update saved_search set new_count = 0, notified_no = ${newestListed} where member_id = :member_id and id = :id returning id`,
);

export const deleteSearch = statement<{ member_id: number; id: number }>(
  'delete_saved_search',
  'delete from saved_search where member_id = :member_id and id = :id',
);

export const eraseSearches = statement<{ member_id: number }>(
  'erase_saved_searches',
  'delete from saved_search where member_id = :member_id',
);

export const searchesOf = statement<
  { member_id: number },
  Omit<SavedSearch, 'id' | 'fresh'> & { created_at: Date } & Record<string, unknown>
>(
  'saved_searches_of',
  'select name, q, filters, place, created_at from saved_search where member_id = :member_id order by id',
);

export interface DueSearch extends Pick<SavedSearch, 'id' | 'q' | 'filters'> {
  readonly member_id: number;
  readonly notified_no: number;
  readonly is_vip: boolean;
  readonly is_verified: boolean;
  readonly gender: 0 | 1 | null;
  readonly seeking: 'men' | 'women' | 'both' | null;
}

export const lastListed = statement<object, { no: number }>('last_listed_member', `select ${newestListed} as no`);

/** Searches that have not processed all listed members, with the owner's facts for matching. */
export const dueSearches = statement<
  { after: number; until: number; most: number },
  DueSearch & Record<string, unknown>
>(
  'due_saved_searches',
  `select s.id, s.member_id, s.q, s.filters, s.notified_no, a.is_vip, a.is_verified, m.gender, m.seeking
   from saved_search s join active_account a on a.id = s.member_id join searchable_member m on m.member_id = s.member_id
   where s.id > :after and s.notified_no < :until order by s.id limit :most`,
);

/**
 * Counts new matches of many searches. Looks at the newest `reach` members listed since the last run and counts up to
 * `most`, so the cost is bounded.
 */
export const countNew = statement<
  { searches: string; until: number; reach: number; most: number },
  { search_id: number; count: number }
>(
  'count_new_for_searches',
  `select w.search_id, f.count from jsonb_to_recordset(:searches::jsonb) as w (
     search_id bigint, since bigint, reader bigint, reader_vip boolean, reader_is text, seeks smallint, match boolean, gender smallint, born_after date, born_until date,
     place_id bigint, country text, languages text[], purpose smallint[], marriage smallint[], children smallint[], height smallint[], weight smallint[], income smallint[],
     horoscope smallint[], online boolean, verified boolean, photo boolean, joined_since timestamptz, words text[], groups int[], needed int)
   cross join lateral (
     select count(*) as count from (
       select m.member_id from (
         select l.member_id from listed_member l where l.listed_no > w.since and l.listed_no <= :until::bigint order by l.listed_no desc limit :reach
       ) n join searchable_member m on m.member_id = n.member_id
       where ${matchesCriteria((field) => `w.${field}`)} and (w.needed = 0 or ${matchedGroups('w.words', 'w.groups')} >= w.needed)
       limit :most
     ) suiting
   ) f where f.count > 0`,
);

/** Advances searches. Returns those with new matches, with the total since they were last seen. */
export const advanceSearches = statement<
  { ids: number[]; counts: number[]; until: number },
  { id: number; member_id: number; name: string; fresh: number }
>(
  'advance_saved_searches',
  `with moved as (
     update saved_search s set notified_no = :until::bigint, new_count = s.new_count + g.count from unnest(:ids::bigint[], :counts::int[]) as g(id, count)
     where s.id = g.id and s.notified_no < :until::bigint returning s.id, s.member_id, s.name, s.new_count as fresh, g.count
   ) select id, member_id, name, fresh from moved where count > 0 order by id`,
);
