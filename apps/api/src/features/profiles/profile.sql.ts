import type { Biographies } from '@peonia/contract/profiles/own-profile.ts';
import { hotRead, statement, type Statement } from '../../platform/db/statement.ts';
import { accessFactColumns, accessFactTable, type AccessFactsRow } from '../privacy/public.ts';
import { biographiesColumn } from './biographies/biography.sql.ts';
import { cardColumns, cardTables, type CardRow } from './cards/card.sql.ts';
import { finishedSteps } from './editing/finished-steps.sql.ts';

export const insertProfile = statement<{ member_id: number }>(
  'insert_profile',
  'insert into profile (member_id) values (:member_id)',
);

/** Columns the member sets, under the names of the rules. */
export interface ProfileFields {
  readonly gender: 0 | 1 | null;
  readonly birthday: string | null;
  readonly birthday_changes: number;
  readonly seeking: 'men' | 'women' | 'both' | null;
  readonly place_id: number | null;
  readonly languages: readonly string[];
  readonly biography: string;
  readonly biography_language: string;
  readonly height: number | null;
  readonly weight: number | null;
  readonly marriage: number | null;
  readonly children: number | null;
  readonly income: number | null;
  readonly orientation: number | null;
  readonly purpose: readonly number[];
  readonly horoscope: number | null;
  readonly main_photo: string | null;
  readonly cover_photo: string | null;
  readonly skipped: readonly string[];
}

const ownFields = `p.gender, p.birthday, p.birthday_changes, p.seeking, p.place_id, p.languages, p.biography, p.biography_language, p.height, p.weight,
  p.marriage, p.children, p.income, p.orientation, p.purpose, p.horoscope, p.main_photo, p.cover_photo, p.skipped`;

export const lockProfile = statement<{ member_id: number }, ProfileFields & Record<string, unknown>>(
  'lock_profile',
  `select ${ownFields} from profile p where p.member_id = :member_id for update`,
);

/** Writes all fields and updates the listing: gender, birthday and main photo list a member. */
export const writeProfile = statement<ProfileFields & { member_id: number; newcomer_rank: number }>(
  'write_profile',
  `update profile set
     gender = :gender, birthday = :birthday, birthday_changes = :birthday_changes, seeking = :seeking, place_id = :place_id,
     languages = :languages, biography = :biography, biography_language = :biography_language, height = :height, weight = :weight,
     marriage = :marriage, children = :children, income = :income, orientation = :orientation, purpose = :purpose,
     horoscope = :horoscope, main_photo = :main_photo, cover_photo = :cover_photo, skipped = :skipped, active_at = now(),
     listed_no = case when listable.so then coalesce(profile.listed_no, nextval('profile_listed_no')) end,
     listed_at = case when listable.so then coalesce(profile.listed_at, now()) end,
     recommend_rank = case when listable.so then coalesce(profile.recommend_rank, :newcomer_rank::bigint) end
   from (select :gender::smallint is not null and :birthday::date is not null and :main_photo::text is not null as so) listable
   where member_id = :member_id`,
);

export interface OwnProfileRow extends ProfileFields {
  readonly biographies: Biographies;
  /** The main photo while it waits for review. */
  readonly pending_photo: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly time_zone: string | null;
  /** Not active for an hour, or not yet on this UTC day: the next read of the own account updates it. */
  readonly is_stale: boolean;
}

const ownProfileOf = (memberId: string) =>
  `select ${ownFields}, p.pending_photo, ${biographiesColumn}, coalesce(n.name, c.name) as city, c.country, c.time_zone, p.active_at < greatest(now() - interval '1 hour', date_trunc('day', now(), 'UTC')) as is_stale
   from profile p
   left join place c on c.id = p.place_id
   left join place_name n on n.place_id = p.place_id and n.language = :language
   where p.member_id = ${memberId}`;

export const ownProfile = hotRead<{ member_id: number; language: string }, OwnProfileRow & Record<string, unknown>>(
  'own_profile',
  ownProfileOf(':member_id'),
);

/** The same as one value, in `GET me`. */
export const profileOfCaller = `select to_json(own) from (${ownProfileOf(':reader')}) own`;

export const touchProfile = statement<{ member_id: number }>(
  'touch_profile',
  'update profile set active_at = now() where member_id = :member_id',
);

/** Profile page fields beyond the card, with the reader's own answers for similarity. */
export interface ProfilePageRow extends CardRow, AccessFactsRow {
  readonly biographies: Biographies;
  readonly cover_photo: string | null;
  readonly biography: string;
  readonly biography_language: string;
  readonly seeking: 'men' | 'women' | 'both' | null;
  readonly height: number | null;
  readonly weight: number | null;
  readonly children: number | null;
  readonly income: number | null;
  readonly orientation: number | null;
  readonly purpose: number[];
  readonly horoscope: number | null;
  readonly vip_until: string | null;
  readonly active_at: Date;
  readonly own: Comparable | null;
  /** The member shows this reader their contact information. */
  readonly is_contact_shown: boolean;
  /** The two have a conversation, no matter who wrote in it. */
  readonly has_conversation: boolean;
  /** Opening the profile is to be recorded as a visit. */
  readonly is_visit_due: boolean;
}

/** Conditions of features to the right, over a reader and a member. */
interface ProfileConditions {
  readonly contactShown: ReaderCondition;
  readonly conversed: ReaderCondition;
  readonly visitDue: ReaderCondition;
}

/** SQL condition over parameters or columns with two ids; `reader` is null for guests. */
export type ReaderCondition = (ids: { readonly reader: string; readonly member: string }) => string;

/** Answers in which members can be similar. */
export interface Comparable {
  readonly marriage: number | null;
  readonly children: number | null;
  readonly income: number | null;
  readonly orientation: number | null;
  readonly purpose: readonly number[];
  readonly horoscope: number | null;
  readonly languages: readonly string[];
}

/** Hot: a profile page with the access facts in one query. Members without the first steps have none. */
export function profilePageStatement({
  contactShown,
  conversed,
  visitDue,
}: ProfileConditions): Statement<
  { member: number; reader: number | null; language: string },
  ProfilePageRow & Record<string, unknown>
> {
  const ids = { reader: ':reader', member: 'p.member_id' };
  return hotRead(
    'read_profile_page',
    `select ${accessFactColumns({ reader: ':reader' })}, ${contactShown(ids)} as is_contact_shown, ${conversed(ids)} as has_conversation, ${visitDue(ids)} as is_visit_due, ${cardColumns}, p.cover_photo, p.biography, p.biography_language, ${biographiesColumn}, p.seeking, p.height, p.weight, p.children, p.income,
     p.orientation, p.purpose, p.horoscope, case when c.is_free or c.vip_until >= current_date then c.vip_until end as vip_until, p.active_at,
     (select jsonb_build_object('marriage', r.marriage, 'children', r.children, 'income', r.income, 'orientation', r.orientation,
        'purpose', r.purpose, 'horoscope', r.horoscope, 'languages', r.languages)
      from profile r where r.member_id = :reader and r.member_id <> p.member_id) as own
     from ${cardTables} join profile p on p.member_id = c.member_id join ${accessFactTable} on s.member_id = c.member_id
     where c.member_id = :member::bigint`,
  );
}

export interface MatchPreferences {
  readonly gender: 0 | 1 | null;
  readonly seeking: 'men' | 'women' | 'both' | null;
  readonly orientation: number | null;
}

/** Gender and preference of a member, for lists that must match both ways. */
export const readMatchPreferences = statement<{ member_id: number }, MatchPreferences & Record<string, unknown>>(
  'read_match_preferences',
  'select gender, seeking, orientation from profile where member_id = :member_id',
);

export const hasFinished = hotRead<{ member_id: number }, { finished: boolean }>(
  'has_finished_profile',
  `select ${finishedSteps({ member: ':member_id::bigint' })} as finished`,
);

/** Writes changed recommendation ranks. Members who left the lists stay without. */
export const writeRanks = statement<{ ids: number[]; ranks: number[] }>(
  'write_recommend_ranks',
  `update profile p set recommend_rank = g.rank from unnest(:ids::bigint[], :ranks::bigint[]) as g(id, rank)
   where p.member_id = g.id and p.listed_no is not null and p.recommend_rank is distinct from g.rank`,
);

/** Gives everybody of a gender not in `ids` the last position; `last_place` is its number for member id 0. */
export const lowerOtherRanks = statement<{ gender: number; ids: number[]; last_place: number }>(
  'lower_other_ranks',
  `update profile set recommend_rank = :last_place::bigint + member_id % :last_place::bigint
   where gender = :gender and recommend_rank >= 2 * :last_place::bigint and listed_at <= now() - interval '1 minute' and not (member_id = any(:ids::bigint[]))`,
);

export const eraseProfile = statement<{ member_id: number }>(
  'erase_profile',
  'delete from profile where member_id = :member_id',
);

export const profileRow = statement<{ member_id: number }, Record<string, unknown>>(
  'profile_row',
  'select to_jsonb(p) as profile from profile p where p.member_id = :member_id',
);
