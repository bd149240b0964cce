import { statement } from '../../platform/db/statement.ts';

type Kind = 'friend' | 'block';

/** A page of friends or blocked members: pinned first, then the newest. Closed accounts are left out. */
export const relationshipPage = statement<
  { reader: number; kind: Kind; cursor_top: boolean; cursor_id: number; most: number },
  { other_id: number; id: number; is_top: boolean }
>(
  'relationship_page',
  `select t.other_id, t.id, t.is_top from tie t
   where t.member_id = :reader and t.kind = :kind and (t.is_top, t.id) < (:cursor_top::boolean, :cursor_id::bigint)
     and exists (select 1 from active_account a where a.id = t.other_id)
   order by t.is_top desc, t.id desc limit :most`,
);

/** The member's own relationship to another: block or friend, never both. */
export const ownRelationship = statement<{ reader: number; other: number }, { id: number; is_top: boolean }>(
  'own_relationship',
  'select id, is_top from tie where member_id = :reader and other_id = :other order by kind limit 1',
);

/** Returns no row where the two are not friends. */
export const pinRelationship = statement<{ reader: number; other: number; top: boolean | null }, { is_top: boolean }>(
  'pin_relationship',
  `update tie set is_top = coalesce(:top::boolean, is_top) where member_id = :reader and other_id = :other and kind = 'friend' returning is_top`,
);
