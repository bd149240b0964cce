import type { Message } from '@peonia/contract/chat/chat.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { vipEventFields, type VipFields } from '../../../accounts/public.ts';
import { insertKnownGift, isOfferedAt } from '../../../gifts/public.ts';
import { lockKnownWallets, postKnownSpending, type KnownSpendingParams } from '../../../ledger/public.ts';
import { messageJson, warningPart } from '../../messages/message-json.sql.ts';
import type { StoredMessageRow } from '../../messages/message.sql.ts';
import { storeSentEvents, updateMembers, updateStreams } from './message-effects.sql.ts';

/**
 * Hot: pays a gift and inserts its message into an existing conversation, as it was decided from what was read before.
 * Returns no row and writes nothing if wallets or price are different. Throws a serialization failure, which leaves
 * nothing either, if the reply gate is. `storeGiftEvents` follows. Lock order of both: wallets, house accounts, thread,
 * thread members, event streams.
 */
export const storeGiftFastPath = statement<
  KnownSpendingParams & {
    transfer_key: string;
    gift_id: number;
    thread_id: number;
    was_answered: boolean;
    was_unanswered_count: number;
    is_answered: boolean;
    unanswered_count: number;
    sender: number;
    receiver: number;
    client_id: string;
    content: string;
    warning: Message['warning'];
  },
  Pick<StoredMessageRow, 'message' | 'receiver_part' | 'request'> & Record<string, unknown>
>(
  'store_gift_fast_path',
  `with ${lockKnownWallets({ member: ':sender', condition: isOfferedAt })}, sent as (
     ${insertKnownGift('unchanged')}
   ), ${postKnownSpending({
     item: 'sent',
     key: ':transfer_key',
     member: ':sender',
     other: ':receiver',
     earner: ':receiver',
     kind: 'gift',
     cause: 'gift_sent',
   })}, locked_thread as (
     update thread set last_seq = last_seq + 1, is_answered = :is_answered, unanswered_count = :unanswered_count
     where id = :thread_id and is_answered = :was_answered and unanswered_count = :was_unanswered_count
       and exists (select 1 from entries)
     returning id, last_seq
   ), inserted as (
     insert into message (thread_id, seq, sender_id, client_id, kind, content, gift_sent_id, warning)
     select locked_thread.id, last_seq, :sender, :client_id, 'gift', :content, sent.id, :warning::text from locked_thread, sent
     returning *
   ), ${updateMembers('inserted')},
   result_row as (
     select ${messageJson('inserted', { reader: ':sender', language: "'en'", blurs: 'false' }, { isNew: true, isPlain: true })} as message,
            jsonb_build_object(${warningPart('inserted', ':receiver')}) as receiver_part,
            sides.is_request as request
     from inserted, sides where sides.member_id = :receiver
   )
   select result_row.message, result_row.receiver_part, result_row.request from unchanged left join result_row on true
   where result_row.message is not null or refuse_partial_write()`,
);

/** Condition: the running transaction has written the row. */
const isOfTransaction = (row: string): string => `${row}.xmin = pg_current_xact_id_if_assigned()::xid`;

/**
 * Hot: the events of the gift that the same transaction has just stored; no row without one. A statement of its own:
 * gifts to one receiver wait for the row of the receiver's events, and a statement that has waited starts its whole
 * plan once more.
 */
export const storeGiftEvents = statement<
  {
    sender: number;
    receiver: number;
    client_id: string;
    sender_composer: string;
    /** Gold of the sender afterwards. */
    balance: number;
  },
  { sender_event: number; receiver_event: number; vip: VipFields } & Record<string, unknown>
>(
  'store_gift_events',
  `with result_row as materialized (
     select jsonb_build_object('id', m.id) as message, t.is_request as request, ${vipEventFields(':sender::bigint')} as vip
     from message m join thread_member t on t.thread_id = m.thread_id and t.member_id = :receiver
     where m.sender_id = :sender and m.client_id = :client_id and ${isOfTransaction('m')}
   ), ${updateStreams({ written: 'exists (select 1 from result_row)', senderEvents: 2 })}, ${storeSentEvents({
     composer: ':sender_composer::text',
     followedBy: `union all
     select s.member_id, s.last_seq, 'balance.changed', jsonb_build_object('balance', :balance::numeric) || vip
     from result_row, (select member_id, last_seq from low union all select member_id, last_seq from high) s
     where s.member_id = :sender`,
   })}
   select (select seq from events where member_id = :sender and name = 'message.sent') as sender_event,
     (select seq from events where member_id = :receiver) as receiver_event, vip from result_row`,
);
