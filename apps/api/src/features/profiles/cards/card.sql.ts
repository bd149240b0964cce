import { hotRead } from '../../../platform/db/statement.ts';
import { mediaUrlOf } from '../../media/public.ts';
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

/** Whose view of a card: SQL of the reader's id and language. */
interface CardReader {
  readonly reader: string;
  readonly language: string;
}

const parameters: CardReader = { reader: ':reader', language: ':language' };

/** Each field of `CardRow` over `tablesFor` the reader: the card `c`, and what the reader has to do with the member. */
const fieldsFor = ({ reader, language }: CardReader): readonly (readonly [name: keyof CardRow, sql: string])[] => [
  ['user_id', 'c.member_id'],
  ['name', 'c.name'],
  ['gender', 'c.gender'],
  ['birthday', 'c.birthday'],
  ['main_photo', 'c.main_photo'],
  ['online', 'c.shows_online and exists (select 1 from online_by_key o where o.member_id = c.member_id)'],
  ['is_identified', 'c.is_identified'],
  ['is_vip', '(c.is_free or coalesce(c.vip_until >= current_date, false))'],
  ['country', 'c.country'],
  ['city', `coalesce(c.cities ->> ${language}, c.city)`],
  ['time_zone', 'c.time_zone'],
  ['languages', 'c.languages'],
  ['marriage', 'c.marriage'],
  ['relationship', relationshipValue({ reader, member: 'c.member_id' })],
  ['is_liked', 'm.is_liked'],
  ['is_messaged', 'm.is_messaged'],
  ['friend_request', 'm.friend_request'],
];

const tablesFor = (reader: string) => `member_card c cross join lateral card_marks(${reader}, c.member_id) m`;
const columnsFor = (view: CardReader) =>
  fieldsFor(view)
    .map(([name, sql]) => `${sql} as ${name}`)
    .join(', ');

/** The columns of `CardRow`. */
export const cardColumns = columnsFor(parameters);

export const cardTables = tablesFor(parameters.reader);

/** The values of a `CardRow` in the order of `fieldsFor`. PostgreSQL builds an array in less time than an object. */
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
  const values = fieldsFor(parameters)
    .map(([, sql]) => sql)
    .join(', ');
  return `(select json_build_array(${values}) from ${cardTables} where c.member_id = ${member})`;
}

/**
 * The reply of `presentCard` as `jsonb`, for a statement that stores it with an event; null without a card. A test
 * compares both. `origin` is a parameter with the origin of media.
 */
export function cardReply(member: string, view: CardReader, { origin }: { origin: string }): string {
  const photo = (rendition: 'avatar' | 'main') => mediaUrlOf('shown.main_photo', rendition, { origin });
  return `(select jsonb_build_object('user_id', shown.user_id, 'name', shown.name, 'gender', shown.gender,
     'age', extract(year from age(current_date::timestamp, shown.birthday::timestamp))::int,
     'avatar', ${photo('avatar')}, 'photo', ${photo('main')}, 'online', shown.online and shown.relationship <> 4,
     'verified', shown.is_identified::int, 'vip', shown.is_vip::int, 'country', shown.country, 'city', shown.city,
     'time_zone', shown.time_zone, 'languages', shown.languages, 'marriage', coalesce(shown.marriage, 0),
     'friend', case when shown.relationship = 0 then coalesce(shown.friend_request, 0) else shown.relationship end,
     'block', (shown.relationship = 4)::int, 'liked', shown.is_liked, 'messaged', shown.is_messaged)
   from (select ${columnsFor(view)} from ${tablesFor(view.reader)} where c.member_id = ${member} offset 0) shown)`;
}

/** True where the member has a card: the account is open, and the first steps are finished. */
export function hasCard(member: string): string {
  return `exists (select 1 from member_card carded where carded.member_id = ${member})`;
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
