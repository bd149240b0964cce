import Type from 'typebox';
import { Captcha } from '../accounts/account-codes.schema.ts';
import { DeskFile, DeskFileIds } from '../operation/deskfiles.schema.ts';
import { oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { IdParams, NoParams, NoQuery, Page, PageQuery } from '../protocol/pagination.schema.ts';
import { getOwnTicket, listOwnTickets, openTicket, replyToTicket, supportCategories, ticketStates } from './support.ts';

const closed = { additionalProperties: false } as const;

export const OwnTicketRow = Type.Object(
  {
    id: Type.Integer(),
    category: oneOf(supportCategories),
    state: oneOf(ticketStates),
    start: described('The first line of the text.', Type.String()),
    created_at: Type.String(),
    changed_at: described('Of the newest message or step.', Type.String()),
  },
  closed,
);

export const OwnTicket = Type.Object(
  {
    ...OwnTicketRow.properties,
    content: Type.String(),
    messages: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          kind: described('`answer` is of the staff, `reply` of the member.', oneOf(['answer', 'reply'])),
          content: Type.String(),
          files: Type.Array(DeskFile),
          created_at: Type.String(),
        },
        closed,
      ),
    ),
  },
  closed,
);

export const supportSchemas = {
  openTicket: {
    summary:
      'Writes to the people behind the product. The same words again within `ticket_repeat_minutes` answer the ticket that waits already. Source of the rules: specification section 5, "support".',
    limit: { max: 10, seconds: 3_600 },
    params: NoParams,
    query: NoQuery,
    // Every field may be missing here, so that each refusal is the specification's own and not one about the form of
    // the body.
    body: Type.Object(
      {
        category: Type.Optional(Type.String({ maxLength: 40 })),
        captcha: Type.Optional(Captcha),
        content: Type.Optional(Type.String({ maxLength: 5_000 })),
        email: Type.Optional(Type.String({ maxLength: 254 })),
        name: Type.Optional(Type.String({ maxLength: 80 })),
      },
      { additionalProperties: false },
    ),
    reply: { 201: Type.Object({ id: Type.Integer() }, { additionalProperties: false }) },
    errors: ['illegal_access', 'captcha_required', 'support_content_empty', 'email_invalid', 'support_name_invalid'],
  },
  listOwnTickets: {
    summary: 'Own tickets, newest first.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: { 200: Page(OwnTicketRow) },
    errors: ['session_over'],
  },
  getOwnTicket: {
    summary: 'One own ticket with the answers of the staff and the own replies.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: OwnTicket },
    errors: ['session_over', 'not_found'],
  },
  replyToTicket: {
    summary: 'Writes in an own ticket, which then waits for staff again. `client_id` stores a repeated call once.',
    limit: { max: 30, seconds: 3_600 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        content: Type.String({ maxLength: 5_000 }),
        client_id: Type.String({ minLength: 8, maxLength: 64 }),
        files: Type.Optional(described('Own files of `POST /desk_files`.', DeskFileIds)),
      },
      closed,
    ),
    reply: { 201: OwnTicket },
    errors: ['session_over', 'not_found', 'support_content_empty', 'upload_unknown'],
  },
} as const satisfies EndpointSchemas;

export const supportContract = define({ openTicket, listOwnTickets, getOwnTicket, replyToTicket }, supportSchemas);
