import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { RelationshipCard } from '@peonia/contract/social/relationships.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { ownRelationship } from '../../privacy/public.ts';
import type { Cards } from '../../profiles/public.ts';
import { requestIdOf } from './friend-request.sql.ts';
import { remarksAmong } from './remark.sql.ts';

/** One member's card for the reader; undefined if there is none. */
export async function relationshipCardOf(
  db: Db,
  cards: Cards,
  readerId: number,
  otherId: number,
  language: Language,
): Promise<RelationshipCard | undefined> {
  const [tie, [card], [note]] = await Promise.all([
    ownRelationship.first(db, { reader: readerId, other: otherId }),
    cards.list(db, { id: readerId }, [otherId], language),
    remarksAmong.all(db, { reader: readerId, ids: [otherId] }),
  ]);
  const row = tie ?? (await requestIdOf.first(db, { reader: readerId, other: otherId })) ?? { id: 0 };
  return card === undefined ? undefined : relationshipCard(card, row, note?.content ?? '');
}

/** A card with what is between the reader and the member. */
export function relationshipCard(
  card: MemberCard,
  { id, is_pinned = false }: { readonly id: number; readonly is_pinned?: boolean },
  remark: string,
): RelationshipCard {
  return { ...card, id, remark, top: is_pinned, status: card.friend === 3 ? 2 : 1 };
}
