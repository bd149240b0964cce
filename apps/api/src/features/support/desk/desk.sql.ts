import type { SupportCategory, TicketPriority, TicketState } from '@peonia/contract/support/support.ts';
import { pageAfterMoment } from '../../../platform/db/moment-cursor.sql.ts';
import { statement } from '../../../platform/db/statement.ts';
import { memberRowsMost, type MemberRow, type StaffQueueState } from '../../accounts/public.ts';

export interface DeskTicket {
  readonly id: number;
  readonly category: SupportCategory;
  readonly account_id: number | null;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly content: string;
  readonly status: TicketState;
  readonly assigned_to: number | null;
  readonly first_answered_at: Date | null;
  readonly solved_at: Date | null;
  readonly created_at: Date;
  /** When it began to wait for staff. */
  readonly waiting_since: Date;
  readonly priority: TicketPriority;
  /** When an answer is due, while it waits for staff. */
  readonly due_at: Date;
  readonly merged_into: number | null;
}

const columns = `id, category, account_id, name, email, language, content, status, assigned_to, first_answered_at, solved_at,
  created_at, waiting_since, priority, due_at, merged_into`;

interface PageOfQueue {
  readonly status: TicketState;
  /** Id of the last ticket of the page before; null for the first page. */
  readonly last: number | null;
  readonly most: number;
}

type DuePage = { readonly after: number | null; readonly most: number };
type DueTicket = DeskTicket & { readonly place: number };

/** What waits for staff, due first. */
export const dueTickets = statement<DuePage, DueTicket & Record<string, unknown>>(
  'due_support_tickets',
  pageAfterMoment(`select ${columns}, due_at as at from support_ticket where status = 'open'`),
);

/** Those that nobody has answered yet. */
export const newTickets = statement<DuePage, DueTicket & Record<string, unknown>>(
  'new_support_tickets',
  pageAfterMoment(
    `select ${columns}, due_at as at from support_ticket where status = 'open' and first_answered_at is null`,
  ),
);

/** A page of the tickets in one state, oldest first. */
export const ticketsInState = statement<PageOfQueue, DeskTicket & Record<string, unknown>>(
  'support_tickets_in_state',
  `select ${columns} from support_ticket where status = :status and (:last::bigint is null or id > :last) order by id limit :most`,
);

/** A page of the solved tickets, newest first. */
export const solvedTickets = statement<PageOfQueue, DeskTicket & Record<string, unknown>>(
  'solved_support_tickets',
  `select ${columns} from support_ticket where status = :status and merged_into is null and (:last::bigint is null or id < :last) order by id desc limit :most`,
);

/** A page of what somebody took and has not solved, oldest first. */
export const ticketsTakenBy = statement<
  { staff_id: number; last: number | null; most: number },
  DeskTicket & Record<string, unknown>
>(
  'support_tickets_taken_by',
  `select ${columns} from support_ticket
   where assigned_to = :staff_id and status <> 'solved' and (:last::bigint is null or id > :last) order by id limit :most`,
);

/** Tickets that wait for staff; `mine` counts those that wait for their author too. */
export const ticketQueueState = statement<{ staff_id: number }, StaffQueueState>(
  'ticket_queue_state',
  `select count(*) filter (where status = 'open') as size, count(*) filter (where assigned_to = :staff_id) as mine,
     min(waiting_since) filter (where status = 'open') as oldest_at,
     min(due_at) filter (where status = 'open') as due_at
   from support_ticket where status = 'open' or status = 'waiting' and assigned_to = :staff_id`,
);

export const deskTicket = statement<{ id: number }, DeskTicket & Record<string, unknown>>(
  'desk_support_ticket',
  `select ${columns} from support_ticket where id = :id`,
);

export const lockTicket = statement<{ id: number }, DeskTicket & Record<string, unknown>>(
  'lock_support_ticket',
  `select ${columns} from support_ticket where id = :id for update`,
);

/** The newest tickets of the same member or, for those without an account, of the same address. */
export const otherTickets = statement<
  { id: number; account_id: number | null; email: string },
  Pick<DeskTicket, 'id' | 'status' | 'content' | 'first_answered_at'> & Record<string, unknown>
>(
  'other_support_tickets',
  `select id, status, content, first_answered_at from support_ticket
   where id <> :id and merged_into is null
     and (account_id = :account_id::bigint or (:account_id::bigint is null and account_id is null and email = :email))
   order by id desc limit 10`,
);

interface TicketMessage {
  readonly id: number;
  readonly kind: 'answer' | 'note' | 'reply';
  readonly author_id: number | null;
  readonly content: string;
  /** What staff wrote before it was translated. */
  readonly original: string | null;
  readonly by_mail: boolean;
  readonly left_out: number;
  readonly created_at: Date;
}

export const messagesOfTicket = statement<{ ticket_id: number }, TicketMessage & Record<string, unknown>>(
  'support_messages_of_ticket',
  `select id, kind, author_id, content, original, by_mail, left_out, created_at from support_message
   where ticket_id = :ticket_id order by created_at, id`,
);

interface NewMessage {
  readonly ticket_id: number;
  readonly kind: TicketMessage['kind'];
  readonly client_id: string;
  /** Null for a guest. */
  readonly author_id: number | null;
  readonly content: string;
  readonly original: string | null;
  readonly by_mail: boolean;
  readonly left_out: number;
}

/** Returns no row for a `client_id` that is stored already. */
export const insertMessage = statement<NewMessage, { id: number }>(
  'insert_support_message',
  `insert into support_message (ticket_id, kind, client_id, author_id, content, original, by_mail, left_out)
   values (:ticket_id, :kind, :client_id, :author_id, :content, :original, :by_mail, :left_out)
   on conflict (ticket_id, client_id) do nothing returning id`,
);

export const messageByClientId = statement<{ ticket_id: number; client_id: string }, { id: number }>(
  'support_message_by_client_id',
  'select id from support_message where ticket_id = :ticket_id and client_id = :client_id',
);

/** An answer takes the ticket for its author and ends the waiting for the first answer. */
export const noteAnswered = statement<{ id: number; staff_id: number; status: TicketState }>(
  'note_support_answered',
  `update support_ticket set status = :status, assigned_to = :staff_id, changed_at = now(),
     first_answered_at = coalesce(first_answered_at, now()),
     solved_at = case when :status = 'solved' then now() else null end
   where id = :id`,
);

export const assignTicket = statement<{ id: number; staff_id: number | null }>(
  'assign_support_ticket',
  'update support_ticket set assigned_to = :staff_id, changed_at = now() where id = :id',
);

export const setTicketState = statement<{ id: number; status: TicketState; hours: number }>(
  'set_support_ticket_state',
  `update support_ticket set status = :status, changed_at = now(),
     waiting_since = case when :status = 'open' then now() else waiting_since end,
     due_at = case when :status = 'open' then now() + make_interval(hours => :hours::int) else due_at end,
     solved_at = case when :status = 'solved' then now() else null end where id = :id`,
);

/** The target is counted from when the ticket began to wait. */
export const setPriority = statement<{ id: number; priority: TicketPriority; hours: number }>(
  'set_support_ticket_priority',
  `update support_ticket set priority = :priority, due_at = waiting_since + make_interval(hours => :hours::int)
   where id = :id`,
);

/** An answer with its ticket and the last words of its author, for the mail. */
export const readAnswer = statement<
  { id: number },
  {
    ticket_id: number;
    account_id: number | null;
    content: string;
    name: string;
    email: string;
    language: string;
    question: string;
  }
>(
  'read_support_answer',
  `select m.ticket_id, t.account_id, m.content, t.name, t.email, t.language, coalesce((
       select content from support_message
       where ticket_id = t.id and kind = 'reply' and id < m.id order by id desc limit 1
     ), t.content) as question
   from support_message m join support_ticket t on t.id = m.ticket_id where m.id = :id and m.kind = 'answer'`,
);

/** Messages in the tickets of a member; notes are not theirs. */
export const messagesOf = statement<
  { account_id: number },
  { ticket_id: number; kind: string; content: string; created_at: Date }
>(
  'support_messages_of',
  `select m.ticket_id, m.kind, m.content, m.created_at from support_message m join support_ticket t on t.id = m.ticket_id
   where t.account_id = :account_id and m.kind <> 'note' order by m.id`,
);

/** Staff whose account is deleted leave their answers without a name. */
export const eraseAuthor = statement<{ account_id: number }>(
  'erase_support_author',
  `with released as (update support_ticket set assigned_to = null where assigned_to = :account_id)
   update support_message set author_id = null where author_id = :account_id`,
);

export const ticketRows = statement<{ member_id: number }, MemberRow>(
  'member_ticket_rows',
  `select 'ticket_' || status as kind, left(content, 120) as text, changed_at as at,
     null::timestamptz as until, id as ref
   from support_ticket where account_id = :member_id and merged_into is null order by id desc limit ${memberRowsMost + 1}`,
);

/** Every template in the language of the staff (`own`) and in that of the ticket; those of its category first. */
export const templatesFor = statement<
  { own: string; language: string; category: SupportCategory },
  { id: number; category: SupportCategory; title: string; own: string; content: string; language: string }
>(
  'support_templates_for',
  `select t.id, t.category, mine.title, mine.content as own, theirs.content, theirs.language
   from support_template t
   join support_template_text mine on mine.template_id = t.id and mine.language = :own
   join support_template_text theirs on theirs.template_id = t.id and theirs.language = :language
   order by t.category <> :category, t.id`,
);
