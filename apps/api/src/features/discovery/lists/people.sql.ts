import { hotRead, statement } from '../../../platform/db/statement.ts';
import { listableTo, showsOnline } from '../../privacy/public.ts';
import { daySpan } from './upcoming-birthdays.ts';

/**
 * Parameters of a list. `reader` is null for guests; `reader_is` is the reader as sought by others, null if unknown.
 */
export interface PeoplePage {
  readonly reader: number | null;
  readonly reader_vip: boolean;
  readonly reader_is: 'men' | 'women' | null;
  readonly gender: 0 | 1 | null;
  readonly before: number;
  readonly most: number;
}
export type PersonRow = { readonly member_id: number; readonly key: number };
/** A row with the facts from which the card's reasons are derived. */
export type ListedRow = PersonRow & {
  /** They have stated whom they seek, and the reader matches. */
  readonly seeks_reader: boolean;
  readonly is_new?: boolean;
  readonly is_active?: boolean;
  readonly is_complete?: boolean;
};

/** SQL condition: the reader may be shown the member, and matches what the member seeks. */
export const suits = `m.member_id is distinct from :reader::bigint
  and (:reader_is::text is null or m.seeking is null or m.seeking in ('both', :reader_is))
  and exists (select 1 from active_account a where a.id = m.member_id)
  and ${listableTo({ reader: ':reader', readerVip: ':reader_vip', member: 'm.member_id' })}`;

export const seeksReader = `m.seeking is not null and :reader_is::text is not null as seeks_reader`;
export const isNew = `m.listed_at > now() - interval '7 days' as is_new`;

// Two statements, with and without gender: each has one index that provides its order.
const latest = (
  gender: string,
) => `select m.member_id, m.listed_no as key, ${seeksReader}, ${isNew} from listed_member m
  where m.listed_no < :before and ${gender} and ${suits} order by m.listed_no desc limit :most`;
export const latestOfGender = hotRead<PeoplePage, ListedRow>('latest_of_gender', latest('m.gender = :gender'));
export const latestOfAll = hotRead<PeoplePage, ListedRow>('latest_of_all', latest('true'));

const recommended = (gender: string) => `select m.member_id, m.recommend_rank as key, ${seeksReader}, ${isNew},
    m.active_at > now() - interval '3 days' as is_active, m.completeness >= 0.7 as is_complete from listed_member m
  where m.recommend_rank < :before and ${gender} and ${suits} order by m.recommend_rank desc limit :most`;
export const recommendedOfGender = hotRead<PeoplePage, ListedRow>(
  'recommended_of_gender',
  recommended('m.gender = :gender'),
);
export const recommendedOfAll = hotRead<PeoplePage, ListedRow>('recommended_of_all', recommended('true'));

/** Latest arrival first. A member connected to several processes counts once, by the latest arrival. */
export const onlineNow = hotRead<PeoplePage, ListedRow>(
  'online_now',
  `select m.member_id, o.arrival as key, ${seeksReader} from online_member o join listed_member m on m.member_id = o.member_id
   where o.arrival < :before and (:gender::smallint is null or m.gender = :gender) and ${suits} and ${showsOnline({ member: 'm.member_id' })}
     and not exists (select 1 from online_member later where later.member_id = o.member_id and later.arrival > o.arrival)
   order by o.arrival desc limit :most`,
);

const popular = (
  gender: string,
) => `select m.member_id, 1000000 - h.position as key, ${seeksReader} from popular_member h join listed_member m on m.member_id = h.member_id
  where h.position > 1000000 - :before::bigint and ${gender} and ${suits} order by h.position limit :most`;
export const popularOfGender = hotRead<PeoplePage, ListedRow>('popular_of_gender', popular('h.gender = :gender'));
export const popularOfAll = hotRead<PeoplePage, ListedRow>('popular_of_all', popular('true'));

/** Day ranges to list: from a day and a position within it, to another day. */
export type BirthdayPage = Omit<PeoplePage, 'before'> & {
  readonly firsts: readonly number[];
  readonly befores: readonly number[];
  readonly lasts: readonly number[];
  readonly aboves: readonly number[];
};

// Days are ascending and members within a day descending, so the index on the negated day provides the order.
const birthdays = (gender: string) => `select p.member_id, p.key, p.seeks_reader
  from unnest(:firsts::smallint[], :befores::bigint[], :lasts::smallint[], :aboves::bigint[]) as d(first, before, last, above)
  cross join lateral (
    select m.member_id, (d.above - m.birth_day) * ${daySpan} + m.listed_no as key, ${seeksReader} from listed_member m
    where (-m.birth_day, m.listed_no) < (-d.first, d.before) and -m.birth_day >= -d.last and ${gender} and ${suits}
    order by -m.birth_day desc, m.listed_no desc limit :most
  ) p order by p.key desc limit :most`;
export const birthdaysOfGender = hotRead<BirthdayPage, ListedRow>(
  'birthdays_of_gender',
  birthdays('m.gender = :gender'),
);
export const birthdaysOfAll = hotRead<BirthdayPage, ListedRow>('birthdays_of_all', birthdays('true'));

/** The birthday of the member with this list number; as `max_id` the day itself would tell it. */
export const birthDayOf = statement<{ listed_no: number }, { birth_day: number }>(
  'birth_day_of_listed',
  'select birth_day from listed_member where listed_no = :listed_no',
);

const sampleFrom = (order: string) => `(select m.member_id, m.listed_no as key from listed_member m
  where m.listed_no ${order} (select floor(coalesce(max(listed_no), 0) * :position::float8)::bigint from listed_member)
    and ${suits} and ${listableTo({ reader: 'null', readerVip: 'false', member: 'm.member_id' })}
  order by m.listed_no desc limit :most)`;

/** Public members from a relative `position` (0–1) of the list, wrapping around at its end. */
export const landingSample = hotRead<Omit<PeoplePage, 'before' | 'gender'> & { position: number }, PersonRow>(
  'landing_sample',
  `select member_id, key from (select *, 1 as lap from ${sampleFrom('<=')} a union all select *, 2 as lap from ${sampleFrom('>')} b) laps
   order by lap, key desc limit :most`,
);
