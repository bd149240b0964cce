import { hotRead, statement } from '../../platform/db/statement.ts';

/** Received gifts stay with their receivers; the sender's client ids are removed. */
export const eraseGifts = statement<{ member_id: number }>(
  'erase_gifts',
  `with shares as (delete from free_gift_usage where member_id = :member_id), shelf as (delete from gift_shelf where member_id = :member_id)
   update gift_sent set client_id = 'deleted-' || id where sender_id = :member_id`,
);

export const giftsGiven = hotRead<
  { member_id: number },
  { user_id: number; name: string | null; gift: string; paid: number; sent_at: Date }
>(
  'gifts_given',
  `select s.receiver_id as user_id, a.name, n.name as gift, s.paid, s.sent_at
   from gift_sent s join gift_name n on n.gift_id = s.gift_id and n.language = 'en' left join active_account a on a.id = s.receiver_id
   where s.sender_id = :member_id order by s.id`,
);

export const giftsReceived = hotRead<
  { member_id: number },
  { user_id: number; name: string | null; gift: string; sent_at: Date }
>(
  'gifts_received',
  `select s.sender_id as user_id, a.name, n.name as gift, s.sent_at
   from gift_sent s join gift_name n on n.gift_id = s.gift_id and n.language = 'en' left join active_account a on a.id = s.sender_id
   where s.receiver_id = :member_id order by s.id`,
);
