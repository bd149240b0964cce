import type { SupportCategory, TicketPriority, TicketState } from '@peonia/contract/support/support.ts';
import { statement } from '../../platform/db/statement.ts';

interface NewTicket {
  readonly category: string;
  readonly account_id: number | null;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly content: string;
}

interface InsertedTicket extends NewTicket {
  readonly priority: TicketPriority;
  /** Until an answer is due. */
  readonly hours: number;
}

interface Ticket extends NewTicket {
  readonly id: number;
  readonly status: string;
  readonly created_at: Date;
}

export const insertTicket = statement<InsertedTicket, { id: number }>(
  'insert_support_ticket',
  `insert into support_ticket (category, account_id, name, email, language, content, priority, due_at)
   values (:category, :account_id, :name, :email, :language, :content, :priority, now() + make_interval(hours => :hours::int))
   returning id`,
);

/** Simultaneous tickets of a sender take turns. */
export const lockSender = statement<{ sender: string }>(
  'lock_support_sender',
  `select pg_advisory_xact_lock(hashtextextended('support:' || :sender, 0))`,
);

/** An open ticket with the same words from the same member, or from the same address of a guest. */
export const sameTicket = statement<
  Pick<NewTicket, 'account_id' | 'email' | 'category' | 'content'> & { readonly minutes: number },
  { id: number }
>(
  'same_support_ticket',
  `select id from (
     select * from support_ticket where account_id = :account_id::bigint
     union all
     select * from support_ticket where :account_id::bigint is null and account_id is null and email = :email
   ) t
   where category = :category and content = :content and status <> 'solved'
     and created_at > now() - make_interval(mins => :minutes::int)
   order by id limit 1`,
);

export const readTicket = statement<{ id: number }, Ticket>(
  'read_support_ticket',
  'select * from support_ticket where id = :id',
);

export const ticketsOf = statement<{ account_id: number }, Ticket>(
  'support_tickets_of',
  `select id, category, account_id, name, email, language, content, status, created_at, first_answered_at, solved_at
   from support_ticket where account_id = :account_id order by id`,
);

export interface OwnTicketFacts extends Record<string, unknown> {
  readonly id: number;
  readonly category: SupportCategory;
  readonly content: string;
  readonly status: TicketState;
  readonly created_at: Date;
  readonly changed_at: Date;
}

const ownColumns = 'id, category, content, status, created_at, changed_at';

/** A page of the own tickets, newest first; `last` is the last id of the page before. */
export const ownTickets = statement<{ account_id: number; last: number | null; most: number }, OwnTicketFacts>(
  'own_support_tickets',
  `select ${ownColumns} from support_ticket
   where account_id = :account_id and merged_into is null and (:last::bigint is null or id < :last) order by id desc limit :most`,
);

/** An own ticket; for a merged one the ticket that it went on in. */
export const ownTicket = statement<{ id: number; account_id: number }, OwnTicketFacts>(
  'own_support_ticket',
  `select ${ownColumns} from support_ticket
   where id = coalesce((select merged_into from support_ticket where id = :id), :id) and account_id = :account_id`,
);

interface OwnTicketMessage extends Record<string, unknown> {
  readonly id: number;
  readonly kind: 'answer' | 'reply';
  readonly content: string;
  readonly created_at: Date;
}

/** What a member sees of the thread: notes are of the staff. */
export const ownTicketMessages = statement<{ ticket_id: number }, OwnTicketMessage>(
  'own_support_ticket_messages',
  `select id, kind, content, created_at from support_message
   where ticket_id = :ticket_id and kind in ('answer', 'reply') order by created_at, id`,
);

export const ticketOfMessage = statement<{ id: number }, { id: number; account_id: number | null; kind: string }>(
  'support_ticket_of_message',
  'select t.id, t.account_id, m.kind from support_message m join support_ticket t on t.id = m.ticket_id where m.id = :id',
);

/** Messages of the tickets of a member, whose files go with them. */
export const messagesToErase = statement<{ account_id: number }, { id: number }>(
  'support_messages_to_erase',
  'select m.id from support_message m join support_ticket t on t.id = m.ticket_id where t.account_id = :account_id',
);

/** A ticket waits for staff again, unless it does so already. Its member of staff keeps it, unless it was solved. */
export const noteReplied = statement<{ id: number; hours: number }>(
  'note_support_replied',
  `update support_ticket set status = 'open', changed_at = now(), solved_at = null,
     waiting_since = case when status = 'open' then waiting_since else now() end,
     due_at = case when status = 'open' then due_at else now() + make_interval(hours => :hours::int) end,
     assigned_to = case when status = 'solved' then null else assigned_to end
   where id = :id`,
);

export const eraseTickets = statement<{ account_id: number }>(
  'erase_support_tickets',
  'delete from support_ticket where account_id = :account_id',
);

/** Solved tickets of guests that nobody has changed for two years. One that others were merged into goes after them. */
export const expiredGuestTickets = statement<{ most: number }, { id: number }>(
  'expired_guest_tickets',
  `select id from support_ticket t
   where account_id is null and status = 'solved' and changed_at < now() - interval '2 years'
     and not exists (select 1 from support_ticket m where m.merged_into = t.id)
   order by id limit :most for update skip locked`,
);

export const messagesOfTickets = statement<{ ticket_ids: number[] }, { id: number }>(
  'support_messages_of_tickets',
  'select id from support_message where ticket_id = any(:ticket_ids)',
);

export const deleteTickets = statement<{ ids: number[] }>(
  'delete_support_tickets',
  'delete from support_ticket where id = any(:ids)',
);
