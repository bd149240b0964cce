import { statement } from '../../../platform/db/statement.ts';
import { listableTo } from '../../privacy/public.ts';

export const eraseRelationships = statement<{ member_id: number }>(
  'erase_relationships',
  `with requests as (delete from friend_request where sender_id = :member_id or receiver_id = :member_id)
   delete from member_remark where member_id = :member_id or other_id = :member_id`,
);

/** Requests sent, and requests received from members who may be shown. */
export const requestsSent = statement<
  { member_id: number },
  { user_id: number; name: string | null; created_at: Date }
>(
  'requests_sent',
  `select r.receiver_id as user_id, a.name, r.created_at from friend_request r left join active_account a on a.id = r.receiver_id
   where r.sender_id = :member_id and r.declined_at is null order by r.id`,
);

export const requestsReceived = statement<{ member_id: number }, { user_id: number; name: string; created_at: Date }>(
  'requests_received',
  `select r.sender_id as user_id, a.name, r.created_at
   from friend_request r join active_account a on a.id = r.sender_id join active_account reader on reader.id = r.receiver_id
   where r.receiver_id = :member_id::bigint and r.declined_at is null
     and ${listableTo({ reader: 'reader.id', readerVip: 'reader.is_vip', member: 'r.sender_id' })} order by r.id`,
);

export const remarksWritten = statement<
  { member_id: number },
  { user_id: number; name: string | null; content: string }
>(
  'remarks_written',
  `select m.other_id as user_id, a.name, m.content from member_remark m left join active_account a on a.id = m.other_id
   where m.member_id = :member_id order by m.other_id`,
);
