import { hotRead } from '../../../platform/db/statement.ts';
import { relationshipValue } from '../../privacy/public.ts';

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

/** The row of a member with a card, `c`, and what the reader has to do with them. Features write `CardRow` as JSON. */
export const cardColumns = `c.member_id as user_id, c.name, c.gender, c.birthday, c.main_photo,
  c.shows_online and exists (select 1 from online_member o where o.member_id = c.member_id) as online,
  c.is_identified, (c.is_free or coalesce(c.vip_until >= current_date, false)) as is_vip, c.country,
  coalesce(c.cities ->> :language, c.city) as city, c.time_zone, c.languages, c.marriage,
  ${relationshipValue({ reader: ':reader', member: 'c.member_id' })} as relationship,
  m.is_liked, m.is_messaged, m.friend_request`;

export const cardTables = 'member_card c cross join lateral card_marks(:reader, c.member_id) m';

/**
 * The card of one member as one value of a page's statement, null without one; `cardFrom` makes the reply of it.
 * `member` is a column of a row whose alias is neither `c` nor `m`; the statement has the parameters `reader` and
 * `language`.
 */
export function cardOf(member: string): string {
  return `(select to_json(card) from (select ${cardColumns} from ${cardTables} where c.member_id = ${member}) card)`;
}

export type FaceRow = Pick<CardRow, 'user_id' | 'name' | 'main_photo'>;

/** Name and picture of one member as one value of a statement, the same for every reader; null without a card. */
export function faceOf(member: string): string {
  return `(select to_json(face) from (select c.member_id as user_id, c.name, c.main_photo from member_card c where c.member_id = ${member}) face)`;
}

/** Hot: cards of a page of members, in one query. Members without the first steps have no card. */
export const readCards = hotRead<
  { ids: number[]; reader: number | null; language: string },
  CardRow & Record<string, unknown>
>('read_cards', `select ${cardColumns} from ${cardTables} where c.member_id = any(:ids::bigint[])`);
