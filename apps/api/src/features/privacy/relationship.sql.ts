import { hotRead, statement } from '../../platform/db/statement.ts';

type Kind = 'friend' | 'block';

/**
 * A page of friends or blocked members as a query of `other_id`, `id` and `is_pinned`: pinned first, then the newest.
 * Closed accounts and members who block the reader are left out. Its parameters are those of `RelationshipPage`.
 */
export const relationshipPage = `select t.other_id, t.id, t.is_pinned from relationship t
   where t.member_id = :reader and t.kind = :kind and (t.is_pinned, t.id) < (:cursor_top::boolean, :cursor_id::bigint)
     and exists (select 1 from active_account a where a.id = t.other_id)
     and not exists (select 1 from relationship b where b.member_id = t.other_id and b.other_id = :reader and b.kind = 'block')
   order by t.is_pinned desc, t.id desc limit :most`;

export interface RelationshipPage {
  readonly reader: number;
  readonly kind: Kind;
  readonly cursor_top: boolean;
  readonly cursor_id: number;
  readonly most: number;
}

/** The member's own relationship to another: block or friend, never both. */
export const ownRelationship = hotRead<{ reader: number; other: number }, { id: number; is_pinned: boolean }>(
  'own_relationship',
  'select id, is_pinned from relationship where member_id = :reader and other_id = :other order by kind limit 1',
);

export const friendIds = statement<{ member_id: number }, { other_id: number }>(
  'friend_ids',
  "select other_id from relationship where member_id = :member_id and kind = 'friend'",
);

/** Returns no row where the two are not friends. */
export const pinRelationship = statement<
  { reader: number; other: number; top: boolean | null },
  { is_pinned: boolean }
>(
  'pin_relationship',
  `update relationship set is_pinned = coalesce(:top::boolean, is_pinned) where member_id = :reader and other_id = :other and kind = 'friend' returning is_pinned`,
);
