import type { EventData } from '@peonia/contract/protocol/realtime.ts';
import { statement } from '../../../platform/db/statement.ts';
import { isLiveSession } from '../../accounts/public.ts';
import { leavesOpen, mayMeet } from '../../privacy/public.ts';
import { wireTime } from '../messages/message-json.sql.ts';
import { moveReadPosition } from './thread-member.sql.ts';

type ReadEvent = {
  [N in 'thread.read' | 'message.read' | 'message.delivered']: { readonly name: N; readonly payload: EventData<N> };
}['thread.read' | 'message.read' | 'message.delivered'];

const isAllowed = `${isLiveSession({ hash: ':hash', member: ':member_id' })}
       and ${mayMeet({ reader: ':member_id', member: 'mine.other_id' })}`;

/** SQL condition of the stream of the reader, and of the other where a receipt is sent. */
const hasEvent = '(member_id = :member_id or exists (select 1 from side where receipt is not null))';

/**
 * Hot: marks as read and stores the events of both, in one statement that checks session and access policy. Returns the
 * events, or one row without a member where the position was there already. Returns no row and writes nothing in any
 * other case. Rows are locked in the order of all others: thread member, messages, event streams by member id.
 */
export const storeReadMark = statement<
  { hash: Buffer; member_id: number; thread_id: number; seq: number },
  ({ member_id: number; seq: number } & ReadEvent) | { member_id: null }
>(
  'store_read_mark',
  `with ${moveReadPosition({
    condition: isAllowed,
    isReceiptSent: leavesOpen({ reader: ':member_id', member: 'mine.other_id' }),
  })}, low as (
     update member_stream set last_seq = last_seq + 1
     where member_id = (select least(:member_id::bigint, other_id) from side) and (select count(*) from timed) >= 0 and ${hasEvent}
     returning member_id, last_seq
   ), high as (
     update member_stream set last_seq = last_seq + 1
     where member_id = (select greatest(:member_id::bigint, other_id) from side) and (select count(*) from low) >= 0 and ${hasEvent}
     returning member_id, last_seq
   ), events as (
     insert into member_event (member_id, seq, name, payload)
     select s.member_id, s.last_seq, case when s.member_id = :member_id then 'thread.read' else side.receipt end, case
       when s.member_id = :member_id then jsonb_build_object('thread_id', :thread_id::bigint, 'user_id', side.other_id, 'seq', side.read_seq, 'count', side.count)
       when side.receipt = 'message.read' then jsonb_build_object('thread_id', :thread_id::bigint, 'user_id', :member_id::bigint, 'seq', side.read_seq, 'after', side.after, 'read_at', ${wireTime('now()')})
       else jsonb_build_object('thread_id', :thread_id::bigint, 'user_id', :member_id::bigint, 'seq', side.delivered_seq) end
     from side cross join (select * from low union all select * from high) s
     returning member_id, seq, name, payload
   )
   select member_id, seq, name, payload from events
   union all select null, null, null, null from was where read_seq >= target`,
);
