import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { RelationshipCard } from '@peonia/contract/social/relationships.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { ownRelationship } from '../../privacy/public.ts';
import type { Cards } from '../../profiles/public.ts';
import { requestIdOf } from './friend-request.sql.ts';
import { remarksAmong } from './remark.sql.ts';

/** A row of a list of friends, requests or blocks. */
export interface RelationshipRow {
  readonly other_id: number;
  readonly id: number;
  readonly is_pinned?: boolean;
}

/** Cards of a page of relationships in its order, with the reader's notes, in a constant number of queries. */
export async function relationshipCards(
  db: Db,
  cards: Cards,
  readerId: number,
  rows: readonly RelationshipRow[],
  language: Language,
): Promise<RelationshipCard[]> {
  const ids = rows.map(({ other_id }) => other_id);
  const [shown, notes] = await Promise.all([
    cards.hydrate(db, { id: readerId }, ids, language),
    remarksAmong.all(db, { reader: readerId, ids }),
  ]);
  const noted = new Map(notes.map(({ other_id, content }) => [other_id, content]));
  return rows.flatMap((row) => {
    const card = shown.get(row.other_id);
    return card === undefined ? [] : [relationshipCard(card, row, noted.get(row.other_id) ?? '')];
  });
}

/** One member's card for the reader; undefined if there is none. */
export async function relationshipCardOf(
  db: Db,
  cards: Cards,
  readerId: number,
  otherId: number,
  language: Language,
): Promise<RelationshipCard | undefined> {
  const row =
    (await ownRelationship.first(db, { reader: readerId, other: otherId })) ??
    (await requestIdOf.first(db, { reader: readerId, other: otherId }));
  const [card] = await relationshipCards(db, cards, readerId, [{ id: 0, ...row, other_id: otherId }], language);
  return card;
}

function relationshipCard(
  card: MemberCard,
  { id, is_pinned = false }: RelationshipRow,
  remark: string,
): RelationshipCard {
  return { ...card, id, remark, top: is_pinned, status: card.friend === 3 ? 2 : 1 };
}
