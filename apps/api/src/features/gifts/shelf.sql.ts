import { hotRead, statement } from '../../platform/db/statement.ts';
import { relationshipValue } from '../privacy/public.ts';

/** Gifts a member received, counted per gift, without those from members in a block with them. */
export const shelfOf = hotRead<
  { member: number; language: string },
  { gift_id: number; name: string; src: string; count: number }
>(
  'gift_shelf_of',
  `select g.id as gift_id, n.name, '/gifts/' || g.picture || '.svg' as src, given.count
   from (
     select s.gift_id, count(*) as count from gift_sent s
     where s.receiver_id = :member
       and ${relationshipValue({ reader: 's.receiver_id', member: 's.sender_id' })} <> 4 and ${relationshipValue({ reader: 's.sender_id', member: 's.receiver_id' })} <> 4
     group by s.gift_id
   ) given
   join gift g on g.id = given.gift_id join gift_name n on n.gift_id = g.id and n.language = :language
   order by given.count desc, g.price desc, g.id`,
);

export const shelfHidden = hotRead<{ member: number }, { is_hidden: boolean }>(
  'is_gift_shelf_hidden',
  'select is_hidden from gift_shelf where member_id = :member',
);

export const hideShelf = statement<{ member_id: number; is_hidden: boolean }>(
  'hide_gift_shelf',
  'insert into gift_shelf (member_id, is_hidden) values (:member_id, :is_hidden) on conflict (member_id) do update set is_hidden = excluded.is_hidden',
);
