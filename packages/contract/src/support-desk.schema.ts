import Type from 'typebox';
import { nullable, oneOf } from './protocol/choice.schema.ts';
import { define, type EndpointSchemas } from './protocol/endpoint.ts';
import { Done, IdParams, NoParams, NoQuery, Page } from './protocol/pagination.schema.ts';
import { answerTicket, changeTicket, getTicket, listTickets, ticketQueues, ticketStates } from './support-desk.ts';
import { supportCategories } from './support.ts';

const closed = { additionalProperties: false } as const;

export const TicketRow = Type.Object(
  {
    id: Type.Integer(),
    category: oneOf(supportCategories),
    state: oneOf(ticketStates),
    name: Type.String(),
    /** Language of the pages when it was written. */
    language: Type.String(),
    /** The first line of the text. */
    start: Type.String(),
    /** Name of who works on it. */
    assigned_to: nullable(Type.String()),
    created_at: Type.String(),
    /** By when the first answer is due; null after it, and when solved. */
    due_at: nullable(Type.String()),
  },
  closed,
);

export const TicketCase = Type.Object(
  {
    ...TicketRow.properties,
    email: Type.String(),
    user_id: nullable(Type.Integer()),
    content: Type.String(),
    /** Whether the caller works on it. */
    mine: Type.Boolean(),
    first_answered_at: nullable(Type.String()),
    solved_at: nullable(Type.String()),
    /** Earlier and later tickets of the same member or address. */
    others: Type.Integer(),
    messages: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          /** A note is for staff alone. */
          kind: oneOf(['answer', 'note']),
          by: nullable(Type.String()),
          content: Type.String(),
          created_at: Type.String(),
        },
        closed,
      ),
    ),
  },
  closed,
);

const errors = ['session_over', 'not_found', 'staff_locked', 'staff_factor_missing'] as const;

export const supportDeskSchemas = {
  listTickets: {
    summary: 'Tickets of one part of the queue, oldest first; solved ones newest first.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      { show: Type.Optional(oneOf(ticketQueues)), max_id: Type.Optional(Type.Integer({ minimum: -1 })) },
      closed,
    ),
    body: null,
    reply: { 200: Page(TicketRow) },
    errors,
  },
  getTicket: {
    summary: 'One ticket with its address, answers and notes. The look is logged.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: TicketCase },
    errors,
  },
  changeTicket: {
    summary: 'Takes or releases a ticket, solves it without an answer, or opens it again. The act is logged.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ act: oneOf(['take', 'release', 'solve', 'reopen']) }, closed),
    reply: { 200: Done },
    errors: [...errors, 'ticket_taken'],
  },
  answerTicket: {
    summary: 'Answers a ticket by mail, or adds a note that staff alone see. `client_id` stores a repeated call once.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        kind: oneOf(['answer', 'note']),
        content: Type.String({ minLength: 1, maxLength: 5_000 }),
        client_id: Type.String({ minLength: 8, maxLength: 64 }),
        /** Solves the ticket with the answer. */
        solve: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    reply: { 201: Type.Object({ id: Type.Integer() }, closed) },
    errors: [...errors, 'ticket_taken', 'input_invalid'],
  },
} as const satisfies EndpointSchemas;

export const supportDeskContract = define({ listTickets, getTicket, changeTicket, answerTicket }, supportDeskSchemas);
