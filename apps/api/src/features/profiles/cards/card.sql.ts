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

/** Each field of `CardRow` over `cardTables`: the member's card `c`, and what the reader has to do with them. */
const cardFields: readonly (readonly [name: keyof CardRow, sql: string])[] = [
  ['user_id', 'c.member_id'],
  ['name', 'c.name'],
  ['gender', 'c.gender'],
  ['birthday', 'c.birthday'],
  ['main_photo', 'c.main_photo'],
  ['online', 'c.shows_online and exists (select 1 from online_by_key o where o.member_id = c.member_id)'],
  ['is_identified', 'c.is_identified'],
  ['is_vip', '(c.is_free or coalesce(c.vip_until >= current_date, false))'],
  ['country', 'c.country'],
  ['city', 'coalesce(c.cities ->> :language, c.city)'],
  ['time_zone', 'c.time_zone'],
  ['languages', 'c.languages'],
  ['marriage', 'c.marriage'],
  ['relationship', relationshipValue({ reader: ':reader', member: 'c.member_id' })],
  ['is_liked', 'm.is_liked'],
  ['is_messaged', 'm.is_messaged'],
  ['friend_request', 'm.friend_request'],
];

/** The columns of `CardRow`. */
export const cardColumns = cardFields.map(([name, sql]) => `${sql} as ${name}`).join(', ');

export const cardTables = 'member_card c cross join lateral card_marks(:reader, c.member_id) m';

/** The values of a `CardRow` in the order of `cardFields`. PostgreSQL builds an array in less time than an object. */
export type CardValue = readonly [
  user_id: number,
  name: string,
  gender: CardRow['gender'],
  birthday: string | null,
  main_photo: string | null,
  online: boolean,
  is_identified: boolean,
  is_vip: boolean,
  country: string | null,
  city: string | null,
  time_zone: string | null,
  languages: string[],
  marriage: number | null,
  relationship: CardRow['relationship'],
  is_liked: boolean,
  is_messaged: boolean,
  friend_request: CardRow['friend_request'],
];

/**
 * The card of one member as one value of a page's statement, null without one; `cardFrom` makes the reply of it.
 * `member` is a column of a row whose alias is neither `c` nor `m`; the statement has the parameters `reader` and
 * `language`.
 */
export function cardOf(member: string): string {
  const values = cardFields.map(([, sql]) => sql).join(', ');
  return `(select json_build_array(${values}) from ${cardTables} where c.member_id = ${member})`;
}

/** The row behind a value of `cardOf`. */
export function rowOfCard(value: CardValue): CardRow {
  return {
    user_id: value[0],
    name: value[1],
    gender: value[2],
    birthday: value[3],
    main_photo: value[4],
    online: value[5],
    is_identified: value[6],
    is_vip: value[7],
    country: value[8],
    city: value[9],
    time_zone: value[10],
    languages: value[11],
    marriage: value[12],
    relationship: value[13],
    is_liked: value[14],
    is_messaged: value[15],
    friend_request: value[16],
  };
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
