import type { Thread } from '@peonia/contract/chat/chat.ts';
import { statement } from '../../../platform/db/statement.ts';
import { mayContinueThread, mayMeet, showsOnline, showsReading } from '../../privacy/public.ts';
import type { ReaderCondition } from '../../profiles/public.ts';
import { isKept, wireTime } from '../messages/message-json.sql.ts';

/** Unread messages of the member `:reader`, in conversations that they can see. */
export const sumOfUnread = `select coalesce(sum(mine.unread), 0)::bigint from thread_member mine
  where mine.member_id = :reader and mine.unread > 0 and ${mayMeet({ reader: ':reader', member: 'mine.other_id' })}`;

/** Resets the unread counter. Read positions stay, so no read receipts are sent. */
export const clearUnread = statement<{ member_id: number }, { cleared: number }>(
  'clear_unread',
  `with full_ones as (
     select thread_id, unread from thread_member where member_id = :member_id and unread > 0 order by thread_id for update
   ), emptied as (
     update thread_member mine set unread = 0 from full_ones f where mine.member_id = :member_id and mine.thread_id = f.thread_id
   )
   select coalesce(sum(unread), 0) as cleared from full_ones`,
);

/** True where the two have a conversation; false for guests. */
export const threadExists: ReaderCondition = ({ reader, member }) =>
  `exists (select 1 from thread_member mine where mine.member_id = ${reader}::bigint and mine.other_id = ${member})`;

/** Whether the two have a conversation. */
export const threadExistsWith = statement<{ reader: number; member: number }, { thread_exists: boolean }>(
  'thread_exists_with',
  `select ${threadExists({ reader: ':reader', member: ':member' })} as thread_exists`,
);

/** Returns a row if the reader has muted the member. */
export const mutedThreadWith = statement<{ reader: number; member: number }, { thread_id: number }>(
  'muted_thread_with',
  'select thread_id from thread_member where member_id = :reader and other_id = :member and is_muted',
);

/** Locks the reader's thread row: marking as read and arriving messages are serialized. */
export const lockThreadMember = statement<
  { member_id: number; thread_id: number },
  ThreadMemberRow & Record<string, unknown>
>(
  'lock_thread_member',
  `select other_id, read_seq, delivered_seq, unread, is_pinned, is_request, engine, is_muted from thread_member mine
   where member_id = :member_id and thread_id = :thread_id and ${mayMeet({ reader: ':member_id', member: 'mine.other_id' })} for update`,
);

export interface ThreadMemberRow {
  readonly other_id: number;
  readonly read_seq: number;
  readonly delivered_seq: number;
  readonly unread: number;
  readonly is_pinned: boolean;
  readonly is_request: boolean;
  readonly engine: Thread['engine'];
  readonly is_muted: boolean;
}

interface ReadBounds {
  /** SQL condition for the side `mine`. */
  readonly condition: string;
  /** SQL expression: receipts reach the other of the side `mine`. */
  readonly isReceiptSent: string;
}

/**
 * Moves the read position of `:member_id` in `:thread_id` up to `:seq`, as common table expressions: `was`, the side
 * before; `side`, a row where it moved, with the receipt that the other gets: a delivery receipt where the reader does
 * not share read receipts, none where the reader is always offline as well, or one of the two blocks the other; and
 * `timed`, messages that get their time of reading. What is counted is of the snapshot of the statement: where another
 * transaction has changed the row since, such as for a message that arrived, nothing moves.
 */
export function moveReadPosition({ condition, isReceiptSent }: ReadBounds): string {
  return `was as materialized (
     select mine.read_seq, mine.delivered_seq, mine.unread, mine.xmin as version, least(:seq::int, t.last_seq) as target, ${isReceiptSent} as is_receipt_sent
     from thread_member mine join thread t on t.id = mine.thread_id
     where mine.member_id = :member_id and mine.thread_id = :thread_id and ${condition}
   ), side as (
     update thread_member mine set
       read_seq = was.target,
       delivered_seq = case when ${showsOnline({ member: ':member_id' })} or ${showsReading({ member: ':member_id' })} then greatest(mine.delivered_seq, was.target) else mine.delivered_seq end,
       visible_read_seq = case when was.is_receipt_sent and ${showsReading({ member: ':member_id' })} then was.target else mine.visible_read_seq end,
       unread = least(mine.unread, (select count(*) from message m where m.thread_id = :thread_id and m.seq > :seq::int and m.sender_id = mine.other_id and ${isKept({ row: 'm', side: 'mine' })}))
     from was
     where mine.member_id = :member_id and mine.thread_id = :thread_id and mine.read_seq < was.target and mine.xmin = was.version
     returning mine.other_id, was.read_seq as after, mine.read_seq, mine.delivered_seq, was.unread - mine.unread as count, case
       when not was.is_receipt_sent then null
       when mine.visible_read_seq = mine.read_seq then 'message.read'
       when mine.delivered_seq > was.delivered_seq then 'message.delivered' end as receipt
   ), timed as (
     update message m set read_at = now() from side
     where side.receipt = 'message.read' and m.thread_id = :thread_id and m.sender_id = side.other_id and m.seq > side.after and m.seq <= side.read_seq
     returning m.id
   )`;
}

/** Marks as read up to a number, behind the lock of the row, so that the remaining unread count is exact. */
export const markReadUpTo = statement<
  { member_id: number; thread_id: number; seq: number },
  {
    after: number;
    read_seq: number;
    delivered_seq: number;
    count: number;
    receipt: 'message.read' | 'message.delivered' | null;
    read_at: string;
  }
>(
  'mark_read_up_to',
  `with ${moveReadPosition({
    condition: 'true',
    isReceiptSent: mayContinueThread({ reader: ':member_id', member: 'mine.other_id' }),
  })}
   select after, read_seq, delivered_seq, count, receipt, ${wireTime('now()')} as read_at from side`,
);

export const updateThreadMember = statement<{
  member_id: number;
  thread_id: number;
  is_pinned: boolean;
  is_request: boolean;
  engine: Thread['engine'];
  is_muted: boolean;
}>(
  'update_thread_member',
  `update thread_member set is_pinned = :is_pinned, is_request = :is_request, engine = :engine::smallint, is_muted = :is_muted
   where member_id = :member_id and thread_id = :thread_id`,
);

/**
 * Records delivery up to a number and stores the event for the sender, in one statement. Returns no row if it was
 * already recorded, one of the two blocks the other, or the member is always offline: a receipt would say that a device
 * is connected now.
 */
export const markDeliveredUpTo = statement<
  { member_id: number; thread_id: number; seq: number },
  { other_id: number; seq: number; event: number }
>(
  'mark_delivered_up_to',
  `with side as (
     update thread_member mine set delivered_seq = least(:seq::int, t.last_seq)
     from thread t
     where mine.member_id = :member_id and mine.thread_id = :thread_id and t.id = :thread_id and mine.delivered_seq < least(:seq::int, t.last_seq)
       and ${mayContinueThread({ reader: ':member_id', member: 'mine.other_id' })} and ${showsOnline({ member: ':member_id' })}
     returning mine.other_id, mine.delivered_seq
   ), stream as (
     update member_stream s set last_seq = s.last_seq + 1 from side where s.member_id = side.other_id returning s.member_id, s.last_seq
   ), events as (
     insert into member_event (member_id, seq, name, payload)
     select stream.member_id, stream.last_seq, 'message.delivered',
            jsonb_build_object('thread_id', :thread_id::bigint, 'user_id', :member_id::bigint, 'seq', side.delivered_seq)
     from stream, side
   )
   select side.other_id, side.delivered_seq as seq, stream.last_seq as event from side, stream`,
);
