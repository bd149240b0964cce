import { hotRead, type Db } from '../../../platform/db/statement.ts';
import { onlineIsShown, showsOnline, shownTo } from '../../privacy/public.ts';
import { cardOf, type CardValue } from '../../profiles/public.ts';
import { preferencesOf } from './list-preferences.sql.ts';
import { daySpan } from './upcoming-birthdays.ts';

/** Parameters of a list. `reader` is null for guests. */
export interface PeopleList {
  readonly reader: number | null;
  readonly reader_vip: boolean;
  readonly language: string;
  readonly before: number;
  readonly most: number;
}
/** The same where the reader's preferences are known. `reader_is`: what others seek in the reader, null if unknown. */
export interface PeoplePage extends Omit<PeopleList, 'language'> {
  readonly reader_is: 'men' | 'women' | null;
  readonly gender: 0 | 1 | null;
}
type PersonRow = { readonly member_id: number; readonly key: number };
/** A row with the facts from which the card's reasons are derived. */
export type ListedRow = PersonRow & {
  /** They have stated whom they seek, and the reader matches. */
  readonly seeks_reader: boolean;
  readonly is_new?: boolean;
  readonly is_active?: boolean;
  readonly is_complete?: boolean;
};
/** With the card of the member, and whether the reader has stated whom they seek. */
export type ListedCardRow = ListedRow & { readonly card: CardValue | null; readonly has_gender: boolean };

// An array with a value of the statement would be built for each row.
const suitsAs = (readerIs: string) => `m.member_id is distinct from :reader::bigint
  and (${readerIs}::text is null or m.seeking is null or m.seeking = 'both' or m.seeking = ${readerIs})
  and ${shownTo({ reader: ':reader', readerVip: ':reader_vip', member: 'm.member_id' })}`;
const seeksAs = (readerIs: string) => `m.seeking is not null and ${readerIs}::text is not null as seeks_reader`;

/** SQL condition: the reader may be shown the member, and matches what the member seeks. */
export const suits = suitsAs(':reader_is');
export const seeksReader = seeksAs(':reader_is');
export const isNew = `m.listed_at > now() - interval '7 days' as is_new`;
/** Members who are always offline do not show that they were here. */
export const isActive = `m.active_at > now() - interval '3 days' and ${onlineIsShown({ member: 'm.member_id' })} as is_active`;

const readerIs = '(select reader_is from preferred)';
const gender = '(select gender from preferred)';
const suitsReader = suitsAs(readerIs);
const seeks = seeksAs(readerIs);

/** The pages of a list. */
export interface PeoplePages<P = PeopleList> {
  all(db: Db, page: P): Promise<ListedCardRow[]>;
}

/**
 * A list as one statement: the preferences of the reader, the members in order, their cards. `pageWhere` selects the
 * members by a condition on the gender. Each case has one index that provides its order, and a statement of its own:
 * that for any gender reads nothing for readers who seek one, who have reached the end of the list.
 */
function listOf<P extends Pick<PeopleList, 'reader'> = PeopleList>(
  name: string,
  pageWhere: (hasGender: (column: string) => string) => string,
): PeoplePages<P> {
  const pages = (statementName: string, page: string) =>
    hotRead<P, ListedCardRow & Record<string, unknown>>(
      statementName,
      `with preferred as materialized (${preferencesOf(':reader')}), page as materialized (${page})
       select page.*, ${gender} is not null as has_gender, ${cardOf('page.member_id')} as card from page order by page.key desc`,
    );
  const sought = pages(
    name,
    pageWhere((column) => `${gender} is not null and ${column} = ${gender}`),
  );
  const anyone = pages(
    `${name}_of_any_gender`,
    pageWhere(() => `${gender} is null`),
  );
  return {
    async all(db, page) {
      const found = page.reader === null ? [] : await sought.all(db, page);
      return found.length > 0 ? found : anyone.all(db, page);
    },
  };
}

export const latestPeople = listOf(
  'latest_people',
  (hasGender) => `select m.member_id, m.listed_no as key, ${seeks}, ${isNew} from listed_member m
    where m.listed_no < :before and ${hasGender('m.gender')} and ${suitsReader} order by m.listed_no desc limit :most`,
);

export const recommendedPeople = listOf(
  'recommended_people',
  (hasGender) => `select m.member_id, m.recommend_rank as key, ${seeks}, ${isNew},
      ${isActive}, m.completeness >= 0.7 as is_complete from listed_member m
    where m.recommend_rank < :before and ${hasGender('m.gender')} and ${suitsReader} order by m.recommend_rank desc limit :most`,
);

/** Latest arrival first. A member connected to several processes counts once, by the latest arrival. */
export const onlinePeople = listOf(
  'online_people',
  (
    hasGender,
  ) => `select m.member_id, o.arrival as key, ${seeks} from online_member o join listed_member m on m.member_id = o.member_id
    where o.arrival < :before and ${hasGender('m.gender')} and ${suitsReader} and ${showsOnline({ member: 'm.member_id' })}
      and not exists (select 1 from online_member later where later.member_id = o.member_id and later.arrival > o.arrival)
    order by o.arrival desc limit :most`,
);

export const popularPeople = listOf(
  'popular_people',
  (
    hasGender,
  ) => `select m.member_id, 1000000 - h.position as key, ${seeks} from popular_member h join listed_member m on m.member_id = h.member_id
    where h.position > 1000000 - :before::bigint and ${hasGender('h.gender')} and ${suitsReader} order by h.position limit :most`,
);

/** Day ranges to list: from a day and a position within it, to another day. */
type BirthdayList = Omit<PeopleList, 'before'> & {
  readonly firsts: readonly number[];
  readonly befores: readonly number[];
  readonly lasts: readonly number[];
  readonly aboves: readonly number[];
};

// Days are ascending and members within a day descending, so the index on the negated day provides the order.
export const birthdayPeople = listOf<BirthdayList>(
  'birthday_people',
  (hasGender) => `select p.member_id, p.key, p.seeks_reader
    from unnest(:firsts::smallint[], :befores::bigint[], :lasts::smallint[], :aboves::bigint[]) as d(first, before, last, above)
    cross join lateral (
      select m.member_id, (d.above - m.birth_day) * ${daySpan} + m.listed_no as key, ${seeks} from listed_member m
      where (-m.birth_day, m.listed_no) < (-d.first, d.before) and -m.birth_day >= -d.last and ${hasGender('m.gender')} and ${suitsReader}
      order by -m.birth_day desc, m.listed_no desc limit :most
    ) p order by p.key desc limit :most`,
);

const sampleFrom = (order: string) => `(select m.member_id, m.listed_no as key from listed_member m
  where m.listed_no ${order} (select floor(coalesce(max(listed_no), 0) * :position::float8)::bigint from listed_member)
    and ${suitsReader} and ${shownTo({ reader: 'null', readerVip: 'false', member: 'm.member_id' })}
  order by m.listed_no desc limit :most)`;

/** Public members from a relative `position` (0–1) of the list, wrapping around at its end, with their cards. */
export const landingSample = hotRead<
  Omit<PeopleList, 'before'> & { position: number },
  PersonRow & Pick<ListedCardRow, 'card'> & Record<string, unknown>
>(
  'landing_sample',
  `with preferred as materialized (${preferencesOf(':reader')}), page as materialized (
     select member_id, key, lap from (select *, 1 as lap from ${sampleFrom('<=')} a union all select *, 2 as lap from ${sampleFrom('>')} b) laps
     order by lap, key desc limit :most
   )
   select page.member_id, page.key, ${cardOf('page.member_id')} as card from page order by page.lap, page.key desc`,
);
