import { statement } from '../../../platform/db/statement.ts';
import { friendsOf, listableTo } from '../../privacy/public.ts';
import { likedBy } from '../../social/public.ts';
import { passesFilters, type ListFilters } from '../lists/filtered-people.sql.ts';
import { matchesGender } from './gender-match.ts';

interface Reader {
  readonly reader: number;
  readonly reader_vip: boolean;
}
type MemberRow = { readonly member_id: number };

/** Not answered: not liked, and not passed within `days`. */
const isOpen = `not ${likedBy({ reader: ':reader', member: 'm.member_id' })}
  and not exists (select 1 from encounter_pass e where e.member_id = :reader::bigint and e.passed_id = m.member_id and e.passed_at > now() - make_interval(days => :days::int))`;
const mayBeShown = `exists (select 1 from active_account a where a.id = m.member_id) and ${listableTo({ reader: ':reader', readerVip: ':reader_vip', member: 'm.member_id' })}`;

type Drawing = Reader & {
  readonly gender: number;
  readonly met: number[];
  readonly days: number;
  readonly reach: number;
  readonly pool: number;
  readonly most: number;
  readonly seed: string;
};

/**
 * Draws a deck: of the first `reach` members by recommendation, the best `pool` mutual matches, shuffled per member and
 * day. Reads one index range per gender, so the cost does not grow with the number of members.
 */
export const drawDeck = statement<Drawing, MemberRow>(
  'draw_encounter_deck',
  `with near as (
     select m.* from unnest(:met::smallint[]) as g(gender) cross join lateral (
       select l.member_id, l.gender, l.seeking, l.orientation, l.active_at, l.recommend_rank from listed_member l
       where l.gender = g.gender and l.recommend_rank < 9223372036854775807 order by l.recommend_rank desc limit :reach
     ) m
   ), matching as (
     select m.member_id from near m
     where m.member_id <> :reader::bigint and ${matchesGender({ gender: ':gender' })} and m.active_at > now() - make_interval(days => :days::int)
       and not exists (select 1 from (${friendsOf({ reader: ':reader' })}) f where f.friend_id = m.member_id) and ${isOpen} and ${mayBeShown}
     order by m.recommend_rank desc limit :pool
   )
   select member_id from matching order by md5(:seed || member_id::text) limit :most`,
);

/** Stores the first deck of a day; a second one drawn at the same time is not written. */
export const storeDeck = statement<{ member_id: number; day: string; ids: number[] }>(
  'store_encounter_deck',
  `insert into encounter_deck (member_id, day, ids) values (:member_id, :day::date, :ids::bigint[])
   on conflict (member_id) do update set day = excluded.day, ids = excluded.ids where encounter_deck.day < excluded.day`,
);

export const readDeck = statement<{ member_id: number; day: string }, MemberRow>(
  'read_encounter_deck',
  `select d.id as member_id from encounter_deck e cross join lateral unnest(e.ids) with ordinality as d(id, place)
   where e.member_id = :member_id and e.day = :day::date order by d.place`,
);

/** Members of a deck who are not answered and may be shown, in deck order. */
export const openOf = statement<Reader & { ids: number[]; days: number }, MemberRow>(
  'open_encounters',
  `select m.member_id from unnest(:ids::bigint[]) with ordinality as d(id, place) join listed_member m on m.member_id = d.id
   where ${isOpen} and ${mayBeShown} order by d.place`,
);

/** Those of them who pass the filters. */
export const filteredOpenOf = statement<Reader & ListFilters & { ids: number[]; days: number }, MemberRow>(
  'filtered_open_encounters',
  `select m.member_id from unnest(:ids::bigint[]) with ordinality as d(id, place)
   join listed_member m on m.member_id = d.id join searchable_member p on p.member_id = m.member_id
   where ${passesFilters} and ${isOpen} and ${mayBeShown} order by d.place`,
);

export const storePass = statement<{ member_id: number; passed_id: number }>(
  'store_encounter_pass',
  `insert into encounter_pass (member_id, passed_id) values (:member_id, :passed_id)
   on conflict (member_id, passed_id) do update set pass_no = nextval('encounter_pass_no'), passed_at = now() where encounter_pass.passed_at < date_trunc('day', now(), 'UTC')`,
);

/** The latest pass of today among these members. */
export const lastPass = statement<{ member_id: number; ids: number[] }, { passed_id: number }>(
  'last_encounter_pass',
  `select passed_id from encounter_pass
   where member_id = :member_id and passed_at >= date_trunc('day', now(), 'UTC') and passed_id = any(:ids::bigint[]) order by pass_no desc limit 1`,
);

export const deletePass = statement<{ member_id: number; passed_id: number }>(
  'delete_encounter_pass',
  'delete from encounter_pass where member_id = :member_id and passed_id = :passed_id',
);

/** Deletes in batches, so that no lock is held for long. */
export const purgePasses = statement<{ days: number; most: number }>(
  'purge_encounter_passes',
  `delete from encounter_pass where (member_id, passed_id) in (
     select member_id, passed_id from encounter_pass where passed_at < now() - make_interval(days => :days::int) order by passed_at limit :most)`,
);

export const eraseEncounters = statement<{ member_id: number }>(
  'erase_encounters',
  'with deck as (delete from encounter_deck where member_id = :member_id) delete from encounter_pass where member_id = :member_id or passed_id = :member_id',
);

/** Members whom the member passed, for the export. */
export const passesOf = statement<{ member_id: number }, { user_id: number; name: string | null; passed_at: Date }>(
  'encounter_passes_of',
  `select e.passed_id as user_id, a.name, e.passed_at from encounter_pass e left join active_account a on a.id = e.passed_id
   where e.member_id = :member_id order by e.pass_no`,
);
