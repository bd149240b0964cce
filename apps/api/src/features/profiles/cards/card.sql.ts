import { hotRead } from '../../../platform/db/statement.ts';
import { showsOnline, relationshipValue } from '../../privacy/public.ts';

export interface CardRow {
  readonly user_id: number;
  readonly name: string;
  readonly gender: 0 | 1;
  readonly birthday: string | null;
  readonly main_photo: string | null;
  readonly online: boolean;
  readonly is_identified: boolean;
  readonly is_vip: boolean;
  readonly country: string | null;
  readonly city: string | null;
  readonly time_zone: string | null;
  readonly languages: string[];
  readonly marriage: number | null;
  readonly relationship: 0 | 3 | 4;
  readonly is_liked: boolean;
  readonly is_messaged: boolean;
  /** A pending friend request: 1 sent by the reader, 2 received. */
  readonly friend_request: 1 | 2 | null;
}

/** Columns of a card over `profile p`, `active_account a`, `place c`; the city in the reader's language where known. */
export const cardColumns = `p.member_id as user_id, a.name, p.gender, p.birthday, p.main_photo,
  exists (select 1 from online_member o where o.member_id = p.member_id) and ${showsOnline({ member: 'p.member_id' })} as online,
  a.is_identified, a.is_vip, c.country, coalesce(n.name, c.name) as city, c.time_zone, p.languages, p.marriage,
  ${relationshipValue({ reader: ':reader', member: 'p.member_id' })} as relationship,
  m.is_liked, m.is_messaged, m.friend_request`;

export const cardTables = `profile p
  join active_account a on a.id = p.member_id
  cross join lateral card_marks(:reader, p.member_id) m
  left join place c on c.id = p.place_id
  left join place_name n on n.place_id = p.place_id and n.language = :language`;

const hasCard = 'p.gender is not null and p.birthday is not null';

/**
 * The card of one member as one value of a page's statement, null without one; `cardFrom` makes the reply of it.
 * `member` is a column of a row whose alias is none of `p`, `a`, `m`, `c` and `n`; the statement has the parameters
 * `reader` and `language`.
 */
export function cardOf(member: string): string {
  return `(select to_json(card) from (select ${cardColumns} from ${cardTables} where p.member_id = ${member} and ${hasCard}) card)`;
}

/** Hot: cards of a page of members, in one query. Members without the first steps have no card. */
export const readCards = hotRead<
  { ids: number[]; reader: number | null; language: string },
  CardRow & Record<string, unknown>
>('read_cards', `select ${cardColumns} from ${cardTables} where p.member_id = any(:ids::bigint[]) and ${hasCard}`);
