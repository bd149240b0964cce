import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { ageOn } from '@peonia/core/birthday.ts';
import { dayOf } from '@peonia/core/calendar-day.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { mediaUrl } from '../../media/public.ts';
import { readCards, rowOfCard, type CardRow, type CardValue, type FaceRow } from './card.sql.ts';

export interface Cards {
  /**
   * Cards by member id, for any number of ids in one query. Missing and closed members are left out; the caller checks
   * access.
   */
  hydrate(
    db: Db,
    reader: Pick<Caller, 'id'> | null,
    memberIds: readonly number[],
    language: Language,
  ): Promise<ReadonlyMap<number, MemberCard>>;
  /** The same as a list in the order of the ids. */
  list(
    db: Db,
    reader: Pick<Caller, 'id'> | null,
    memberIds: readonly number[],
    language: Language,
  ): Promise<MemberCard[]>;
}

async function hydrate(
  db: Db,
  reader: Pick<Caller, 'id'> | null,
  memberIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, MemberCard>> {
  if (memberIds.length === 0) return new Map();
  const ids = [...new Set(memberIds)];
  const rows = await readCards.all(db, { ids, reader: reader?.id ?? null, language });
  return new Map(rows.map((row) => [row.user_id, presentCard(row, today())]));
}

export const memberCards: Cards = {
  hydrate,
  async list(db, reader, memberIds, language) {
    const cards = await hydrate(db, reader, memberIds, language);
    return memberIds.flatMap((id) => cards.get(id) ?? []);
  },
};

const dayMs = 86_400_000;
let current = { number: 0, text: '' };

/** The UTC day: a page asks for it once for each card. */
function today(): string {
  const number = Math.floor(Date.now() / dayMs);
  if (current.number !== number) current = { number, text: dayOf(new Date(number * dayMs)) };
  return current.text;
}

/** The reply of `cardOf`; undefined for members without a card. */
export function cardFrom(value: CardValue | null): MemberCard | undefined {
  return value === null ? undefined : presentCard(rowOfCard(value), today());
}

/** The replies of several values of `cardOf`, without members who have no card. */
export function cardsFrom(values: readonly (CardValue | null)[]): MemberCard[] {
  return values.flatMap((value) => (value === null ? [] : [presentCard(rowOfCard(value), today())]));
}

/** The reply of `faceOf`, for features to the left, which do not know the row. */
export function faceFromValue(value: unknown): Pick<MemberCard, 'user_id' | 'name' | 'avatar'> | undefined {
  const face = value as FaceRow | null;
  return face === null ? undefined : { user_id: face.user_id, name: face.name, avatar: avatarOf(face) };
}

const avatarOf = ({ main_photo }: Pick<CardRow, 'main_photo'>) =>
  main_photo === null ? null : mediaUrl(main_photo, 'avatar');

/** Row to reply: an allow-list. The birthday becomes an age. */
export function presentCard(row: CardRow, day: string): MemberCard {
  return {
    user_id: row.user_id,
    name: row.name,
    gender: row.gender,
    age: row.birthday === null ? null : ageOn(row.birthday, day),
    avatar: avatarOf(row),
    photo: row.main_photo === null ? null : mediaUrl(row.main_photo, 'main'),
    // No presence for blocked members.
    online: row.online && row.relationship !== 4,
    verified: row.is_identified ? 1 : 0,
    vip: row.is_vip ? 1 : 0,
    country: row.country,
    city: row.city,
    time_zone: row.time_zone,
    languages: row.languages,
    marriage: row.marriage ?? 0,
    friend: row.relationship === 0 ? (row.friend_request ?? 0) : row.relationship,
    block: row.relationship === 4 ? 1 : 0,
    liked: row.is_liked,
    messaged: row.is_messaged,
  };
}
