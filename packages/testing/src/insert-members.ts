import { randomId } from '@peonia/core/random-id.ts';
import type pg from 'pg';

/**
 * A member as tests and seeds put them straight into the database, many at once. What is left out is as after
 * registration.
 */
export interface NewMember {
  readonly name: string;
  readonly email?: string;
  readonly password_hash?: string;
  readonly language?: string;
  readonly is_verified?: boolean;
  readonly vip_until?: string | null;
  readonly visibility?: string;
  readonly gender?: 0 | 1 | null;
  readonly birthday?: string | null;
  readonly seeking?: string | null;
  readonly place_id?: number | null;
  readonly languages?: readonly string[];
  readonly biography?: string;
  readonly biography_language?: string;
  readonly height?: number | null;
  readonly weight?: number | null;
  readonly marriage?: number | null;
  readonly children?: number | null;
  readonly income?: number | null;
  readonly orientation?: number | null;
  readonly purpose?: readonly number[];
  readonly horoscope?: number | null;
  /** Names of pictures; the main photo puts them on the lists. */
  readonly main_photo?: string | null;
  readonly cover_photo?: string | null;
}

const defaults = {
  password_hash: '',
  language: 'en',
  is_verified: false,
  vip_until: null,
  visibility: 'registered',
  gender: 0,
  birthday: '1992-05-15',
  seeking: null,
  place_id: null,
  languages: [],
  biography: '',
  biography_language: 'en',
  height: null,
  weight: null,
  marriage: null,
  children: null,
  income: null,
  orientation: null,
  purpose: [],
  horoscope: null,
  main_photo: null,
  cover_photo: null,
} satisfies Omit<Required<NewMember>, 'name' | 'email'>;

const insertion = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as g (
      nth int, name text, email text, password_hash text, language text, is_verified boolean, vip_until date, channel text, visibility text, gender smallint,
      birthday date, seeking text, place_id bigint, languages text[], biography text, biography_language text, height smallint, weight smallint, marriage smallint,
      children smallint, income smallint, orientation smallint, purpose smallint[], horoscope smallint, main_photo text, cover_photo text)
  ), opened as (
    insert into account (name, name_key, email, email_key, password_hash, language, verified_at, email_verified_at, identified_at, vip_until, channel)
    select name, lower(normalize(name, nfkc)), email, lower(email), password_hash, language, case when is_verified then now() end, case when is_verified then now() end, case when is_verified then now() end, vip_until, channel
    from given order by nth
    returning id, channel
  ), member as (
    select o.id, g.* from opened o join given g using (channel)
  ), stream as (
    insert into member_stream (member_id) select id from member
  ), privacy as (
    insert into privacy_setting (member_id, visibility) select id, visibility from member
  ), wallets as (
    insert into ledger_account (member_id, kind)
    select id, kind from member, unnest(array['bonus', 'purchased', 'earned', 'debt']) as k (kind)
  ), notices as (
    insert into notification_setting (member_id) select id from member
  ), listing as (
    -- The newest first, as in the list of recommendations before its first ranking.
    select id, gender is not null and birthday is not null and main_photo is not null as so, ((67108864 - 4)::bigint * 67108864 + id) as rank from member
  ), profile as (
    insert into profile (member_id, gender, birthday, seeking, place_id, languages, biography, biography_language, height, weight, marriage, children, income,
      orientation, purpose, horoscope, main_photo, cover_photo, listed_no, listed_at, recommend_rank)
    select m.id, gender, birthday, seeking, place_id, languages, biography, biography_language, height, weight, marriage, children, income, orientation, purpose,
      horoscope, main_photo, cover_photo, case when l.so then nextval('profile_listed_no') end, case when l.so then now() end, case when l.so then l.rank end
    from member m join listing l using (id) order by m.nth
  )
  select id from member order by nth`;

/** Inserts members in one statement and returns their ids in the same order. */
export async function insertMembers(client: pg.ClientBase | pg.Pool, members: readonly NewMember[]): Promise<number[]> {
  const rows = members.map((member, nth) => ({
    nth,
    ...defaults,
    email: `${randomId(8)}@example.test`,
    channel: `private-${randomId()}`,
    ...member,
  }));
  const { rows: inserted } = await client.query<{ id: string | number }>(insertion, [JSON.stringify(rows)]);
  return inserted.map(({ id }) => Number(id));
}
