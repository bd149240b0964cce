import { hotRead, statement } from '../../platform/db/statement.ts';
import { accessFactColumns, accessFactTable, relationshipValue, type AccessFactsRow } from '../privacy/public.ts';
import { finishedSteps } from '../profiles/public.ts';
import { pictureOf } from './gift.sql.ts';

const given = `select g.id as gift_id, n.name, ${pictureOf('g')} as src, given.count
   from (
     select sent.gift_id, count(*) as count from gift_sent sent
     where sent.receiver_id = :member
       and ${relationshipValue({ reader: 'sent.receiver_id', member: 'sent.sender_id' })} <> 4
       and ${relationshipValue({ reader: 'sent.sender_id', member: 'sent.receiver_id' })} <> 4
     group by sent.gift_id
   ) given
   join gift g on g.id = given.gift_id join gift_name n on n.gift_id = g.id and n.language = :language
   order by given.count desc, g.price desc, g.id`;

interface ShelfRow extends AccessFactsRow {
  /** The member has finished the first steps. */
  readonly is_finished: boolean;
  readonly is_hidden: boolean;
  readonly gifts: { gift_id: number; name: string; src: string; count: number }[];
}

/**
 * Hot: gifts a member received, counted per gift, without those from members in a block with them, with the access
 * facts of the member.
 */
export const readShelf = hotRead<
  { member: number; reader: number | null; language: string },
  ShelfRow & Record<string, unknown>
>(
  'read_gift_shelf',
  `select ${accessFactColumns({ reader: ':reader' })}, ${finishedSteps({ member: 's.member_id' })} as is_finished,
     coalesce((select shelf.is_hidden from gift_shelf shelf where shelf.member_id = :member), false) as is_hidden,
     (select coalesce(json_agg(shown), '[]') from (${given}) shown) as gifts
   from ${accessFactTable} where s.member_id = :member::bigint`,
);

export const hideShelf = statement<{ member_id: number; is_hidden: boolean }>(
  'hide_gift_shelf',
  'insert into gift_shelf (member_id, is_hidden) values (:member_id, :is_hidden) on conflict (member_id) do update set is_hidden = excluded.is_hidden',
);
