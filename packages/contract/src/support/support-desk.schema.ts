import Type from 'typebox';
import { DeskFile, DeskFileIds } from '../operation/deskfiles.schema.ts';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { Done, IdParams, NoParams, NoQuery, Page } from '../protocol/pagination.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import {
  answerTicket,
  changeTicket,
  deskStates,
  getTicket,
  listTickets,
  listTicketTemplates,
  mergeTicket,
  setTicketPriority,
  ticketQueues,
  translateDraft,
  translateTicket,
} from './support-desk.ts';
import { supportCategories, ticketPriorities } from './support.ts';

const closed = { additionalProperties: false } as const;

export const TicketRow = Type.Object(
  {
    id: Type.Integer(),
    category: oneOf(supportCategories),
    priority: described('How soon it is answered.', oneOf(ticketPriorities)),
    state: described('`new` waits for its first answer.', oneOf(deskStates)),
    name: Type.String(),
    language: described('Language of the pages when it was written.', Type.String()),
    start: described('The first line of the text.', Type.String()),
    assigned_to: described('Name of who works on it.', nullable(Type.String())),
    created_at: Type.String(),
    due_at: described('By when an answer is due; null while nobody waits for staff.', nullable(Type.String())),
  },
  closed,
);

export const TicketCase = Type.Object(
  {
    ...TicketRow.properties,
    email: Type.String(),
    user_id: nullable(Type.Integer()),
    content: Type.String(),
    can_translate: described(
      'Whether it is in another language than the pages of the caller and a service is set up.',
      Type.Boolean(),
    ),
    mine: described('Whether the caller works on it.', Type.Boolean()),
    first_answered_at: nullable(Type.String()),
    solved_at: nullable(Type.String()),
    merged_into: described('The ticket that this one was merged into.', nullable(Type.Integer())),
    others: described(
      'The newest other tickets of the same member or address, without merged ones.',
      Type.Array(Type.Object({ id: Type.Integer(), state: oneOf(deskStates), start: Type.String() }, closed)),
    ),
    messages: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          kind: described('A note is for staff alone; a reply is of the member.', oneOf(['answer', 'note', 'reply'])),
          by: nullable(Type.String()),
          content: Type.String(),
          original: described('What staff wrote before it was translated.', nullable(Type.String())),
          by_mail: described('Whether it came as a mail.', Type.Boolean()),
          left_out: described('Attachments of the mail that were not taken.', Type.Integer()),
          files: Type.Array(DeskFile),
          created_at: Type.String(),
        },
        closed,
      ),
    ),
  },
  closed,
);

export const TicketTemplate = Type.Object(
  {
    id: Type.Integer(),
    category: oneOf(supportCategories),
    title: described('Title and text in the language of the caller.', Type.String()),
    own: described('The text in the language of the staff.', Type.String()),
    content: described('Text in the language of the ticket, and that language.', Type.String()),
    language: Type.String(),
  },
  closed,
);

export const supportDeskSchemas = {
  listTickets: {
    summary: 'Tickets of one part of the queue, those due first first; solved ones newest first.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      { show: Type.Optional(oneOf(ticketQueues)), max_id: Type.Optional(Type.Integer({ minimum: -1 })) },
      closed,
    ),
    body: null,
    reply: { 200: Page(TicketRow) },
    errors: staffErrors,
  },
  getTicket: {
    summary: 'One ticket with its address, answers and notes. The look is logged.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: TicketCase },
    errors: staffErrors,
  },
  changeTicket: {
    summary: 'Takes or releases a ticket, solves it without an answer, or opens it again. The act is logged.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ act: oneOf(['take', 'release', 'solve', 'reopen']) }, closed),
    reply: { 200: Done },
    errors: [...staffErrors, 'ticket_taken'],
  },
  setTicketPriority: {
    summary: 'Sets how soon a ticket is answered; its target follows. The act is logged.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ priority: oneOf(ticketPriorities) }, closed),
    reply: { 200: Done },
    errors: [...staffErrors, 'ticket_taken'],
  },
  answerTicket: {
    summary: 'Answers a ticket, or adds a note that staff alone see. `client_id` stores a repeated call once.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        kind: oneOf(['answer', 'note']),
        content: Type.String({ minLength: 1, maxLength: 5_000 }),
        original: Type.Optional(
          described(
            'What staff wrote, where `content` is its translation.',
            Type.String({ minLength: 1, maxLength: 5_000 }),
          ),
        ),
        client_id: Type.String({ minLength: 8, maxLength: 64 }),
        solve: Type.Optional(described('Solves the ticket with the answer.', Type.Boolean())),
        files: Type.Optional(
          described('Own files of `POST /desk_files`. An answer to a guest goes by mail and takes none.', DeskFileIds),
        ),
      },
      closed,
    ),
    reply: { 201: Type.Object({ id: Type.Integer() }, closed) },
    errors: [...staffErrors, 'ticket_taken', 'input_invalid', 'upload_unknown'],
  },
  translateTicket: {
    summary: 'What the writer wrote, translated by machine into the language of the caller. The look is logged.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: {
      200: Type.Object(
        {
          items: Type.Array(
            Type.Object(
              {
                id: described('Number of the message; 0 is the question.', Type.Integer()),
                text: described('Null where the service failed.', nullable(Type.String())),
              },
              closed,
            ),
          ),
        },
        closed,
      ),
    },
    errors: [...staffErrors, 'translation_closed'],
  },
  translateDraft: {
    summary: 'An answer in the language of the caller, translated by machine into that of the ticket. Sends nothing.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ content: Type.String({ minLength: 1, maxLength: 5_000 }) }, closed),
    reply: { 200: Type.Object({ text: Type.String(), language: Type.String() }, closed) },
    errors: [...staffErrors, 'input_invalid', 'translation_closed', 'ticket_translation_failed'],
  },
  mergeTicket: {
    summary:
      'Moves the thread of another ticket of the same member or address into this one. The act is logged on both.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ other_id: Type.Integer({ minimum: 1 }) }, closed),
    reply: { 200: Done },
    errors: [...staffErrors, 'ticket_taken', 'ticket_of_another'],
  },
  listTicketTemplates: {
    summary: 'Texts for an answer in the language of the ticket, beside those in the language of the caller.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ items: Type.Array(TicketTemplate) }, closed) },
    errors: staffErrors,
  },
} as const satisfies EndpointSchemas;

export const supportDeskContract = define(
  {
    listTickets,
    getTicket,
    changeTicket,
    setTicketPriority,
    answerTicket,
    translateTicket,
    translateDraft,
    mergeTicket,
    listTicketTemplates,
  },
  supportDeskSchemas,
);
