import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './support.schema.ts';

/** What a ticket is about. A guest has only `contact`. */
export const supportCategories = ['contact', 'account', 'payment', 'safety', 'privacy'] as const;

export type SupportCategory = (typeof supportCategories)[number];

/** `open` waits for staff, `waiting` for the author. */
export const ticketStates = ['open', 'waiting', 'solved'] as const;

/** How soon a ticket is answered, most urgent first. Staff set it; the category gives the first one. */
export const ticketPriorities = ['urgent', 'high', 'normal', 'low'] as const;

export type TicketPriority = (typeof ticketPriorities)[number];

export type TicketState = (typeof ticketStates)[number];

export type OwnTicketRow = Static<typeof schema.OwnTicketRow>;

export type OwnTicket = Static<typeof schema.OwnTicket>;

export const openTicket = endpoint<typeof schema.supportSchemas.openTicket, 'anyone'>({
  method: 'POST',
  path: '/support',
  audience: 'anyone',
  idempotency: 'natural',
});

export const listOwnTickets = endpoint<typeof schema.supportSchemas.listOwnTickets>({
  method: 'GET',
  path: '/support',
  audience: 'member',
  idempotency: 'safe',
});

export const getOwnTicket = endpoint<typeof schema.supportSchemas.getOwnTicket>({
  method: 'GET',
  path: '/support/:id',
  audience: 'member',
  idempotency: 'safe',
});

export const replyToTicket = endpoint<typeof schema.supportSchemas.replyToTicket>({
  method: 'POST',
  path: '/support/:id/messages',
  audience: 'member',
  idempotency: 'client_id',
});
