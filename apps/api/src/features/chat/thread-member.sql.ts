import { statement } from '../../platform/db/statement.ts';
import { mayMeet } from '../privacy/public.ts';

/** Unread messages of the conversations that the member still sees. */
export const sumUnread = statement<{ member_id: number }, { unread: number }>(
  'sum_unread',
  `select coalesce(sum(mine.unread), 0) as unread from thread_member mine
   where mine.member_id = :member_id and mine.unread > 0 and ${mayMeet({ reader: ':member_id', member: 'mine.other_id' })}`,
);

/** Empties the counter. How far each conversation was read stays as it is: nobody is told that they were read. */
export const clearUnread = statement<{ member_id: number }, { cleared: number }>(
  'clear_unread',
  `with full_ones as (
     select thread_id, unread from thread_member where member_id = :member_id and unread > 0 order by thread_id for update
   ), emptied as (
     update thread_member mine set unread = 0 from full_ones f where mine.member_id = :member_id and mine.thread_id = f.thread_id
   )
   select coalesce(sum(unread), 0) as cleared from full_ones`,
);

/** Those of the members to whom the reader has written: who began a conversation has, who did not has where it is answered. */
export const writtenTo = statement<{ reader: number; ids: number[] }, { other_id: number }>(
  'written_to',
  `select mine.other_id from thread_member mine join thread t on t.id = mine.thread_id
   where mine.member_id = :reader and mine.other_id = any(:ids::bigint[]) and (t.opened_by = :reader or t.is_answered)`,
);
