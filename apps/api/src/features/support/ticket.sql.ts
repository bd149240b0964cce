import { statement } from '../../platform/db/statement.ts';

export interface NewTicket {
  readonly category: string;
  readonly account_id: number | null;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly content: string;
}

export interface Ticket extends NewTicket {
  readonly id: number;
  readonly status: string;
  readonly created_at: Date;
}

export const insertTicket = statement<NewTicket, { id: number }>(
  'insert_support_ticket',
  `insert into support_ticket (category, account_id, name, email, language, content)
   values (:category, :account_id, :name, :email, :language, :content) returning id`,
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

export const eraseTickets = statement<{ account_id: number }>(
  'erase_support_tickets',
  'delete from support_ticket where account_id = :account_id',
);
