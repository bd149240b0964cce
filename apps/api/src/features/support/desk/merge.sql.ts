import type { TicketPriority, TicketState } from '@peonia/contract/support/support.ts';
import { statement } from '../../../platform/db/statement.ts';

/**
 * Moves the question and the messages of a ticket, and those merged into it before, into another ticket. New keys keep
 * them from clashing with the messages there.
 */
export const moveThread = statement<{ from: number; into: number }>(
  'move_support_thread',
  `with question as (
     insert into support_message (ticket_id, kind, client_id, author_id, content, created_at)
     select :into, 'reply', 'merged-question-' || id, account_id, content, created_at
     from support_ticket where id = :from
   ), earlier as (
     update support_ticket set merged_into = :into where merged_into = :from
   )
   update support_message set ticket_id = :into, client_id = 'merged-' || id where ticket_id = :from`,
);

export const closeMerged = statement<{ from: number; into: number }>(
  'close_merged_support_ticket',
  `update support_ticket set merged_into = :into, status = 'solved', assigned_to = null, changed_at = now(),
     solved_at = coalesce(solved_at, now())
   where id = :from`,
);

/** What a ticket is after another one went on in it. */
export const noteMerged = statement<{
  id: number;
  status: TicketState;
  waiting_since: Date;
  due_at: Date;
  priority: TicketPriority;
}>(
  'note_support_merged',
  `update support_ticket set status = :status, waiting_since = :waiting_since, due_at = :due_at,
     priority = :priority, changed_at = now(),
     solved_at = case when :status = 'solved' then solved_at end
   where id = :id`,
);
