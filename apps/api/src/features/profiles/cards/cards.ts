import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { ageOn, dayOf } from '@peonia/core/birthday.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { mediaUrl } from '../../media/public.ts';
import { readCards, type CardRow } from './card.sql.ts';

/** Facts of other features about a reader and the members on a page. Each returns the ids for which it is true. */
export interface CardMarkSources {
  liked(db: Db, readerId: number, memberIds: readonly number[]): Promise<ReadonlySet<number>>;
  messaged(db: Db, readerId: number, memberIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Members with a pending friend request: 1 received, 2 sent. */
  asked(db: Db, readerId: number, memberIds: readonly number[]): Promise<ReadonlyMap<number, 1 | 2>>;
}

/** Members the reader likes, has written to, or has a friend request with. */
export interface Marks {
  readonly liked: ReadonlySet<number>;
  readonly messaged: ReadonlySet<number>;
  readonly asked: ReadonlyMap<number, 1 | 2>;
}

export interface Cards {
  /** Marks of cards in three queries; empty for guests. */
  marks(db: Db, reader: Pick<Caller, 'id'> | null, memberIds: readonly number[]): Promise<Marks>;
  /**
   * Cards by member id, for any number of ids in four queries. Missing and closed members are left out; the caller
   * checks access.
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

const nobody: Marks = { liked: new Set(), messaged: new Set(), asked: new Map() };

export function openCards(sources: CardMarkSources): Cards {
  async function marks(db: Db, reader: Pick<Caller, 'id'> | null, memberIds: readonly number[]): Promise<Marks> {
    if (reader === null) return nobody;
    const [liked, messaged, asked] = await Promise.all([
      sources.liked(db, reader.id, memberIds),
      sources.messaged(db, reader.id, memberIds),
      sources.asked(db, reader.id, memberIds),
    ]);
    return { liked, messaged, asked };
  }
  async function hydrate(db: Db, reader: Pick<Caller, 'id'> | null, memberIds: readonly number[], language: Language) {
    if (memberIds.length === 0) return new Map<number, MemberCard>();
    const ids = [...new Set(memberIds)];
    const [rows, marked] = await Promise.all([
      readCards.all(db, { ids, reader: reader?.id ?? null, language }),
      marks(db, reader, ids),
    ]);
    const today = dayOf(new Date());
    return new Map(rows.map((row) => [row.user_id, presentCard(row, marked, today)]));
  }
  return {
    marks,
    hydrate,
    async list(db, reader, memberIds, language) {
      const cards = await hydrate(db, reader, memberIds, language);
      return memberIds.flatMap((id) => cards.get(id) ?? []);
    },
  };
}

/** Row to reply: an allow-list. The birthday becomes an age. */
export function presentCard(row: CardRow, { liked, messaged, asked }: Marks, today: string): MemberCard {
  return {
    user_id: row.user_id,
    name: row.name,
    gender: row.gender,
    age: row.birthday === null ? null : ageOn(row.birthday, today),
    avatar: row.main_photo === null ? null : mediaUrl(row.main_photo, 'avatar'),
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
    friend: row.relationship === 0 ? (asked.get(row.user_id) ?? 0) : row.relationship,
    block: row.relationship === 4 ? 1 : 0,
    liked: liked.has(row.user_id),
    messaged: messaged.has(row.user_id),
  };
}
