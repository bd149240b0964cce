import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './support-desk.schema.ts';
import { ticketStates } from './support.ts';

/** A ticket that nobody has answered yet is `new`. */
export const deskStates = ['new', ...ticketStates] as const;

/** Parts of the queue. `open` is all that waits for staff, `mine` what the caller took and has not solved. */
export const ticketQueues = ['mine', ...deskStates] as const;

export type DeskState = (typeof deskStates)[number];

export type TicketQueue = (typeof ticketQueues)[number];

export type TicketRow = Static<typeof schema.TicketRow>;

export type TicketCase = Static<typeof schema.TicketCase>;

const staffCall = { audience: 'member', permission: 'tickets.answer' } as const;

export const listTickets = endpoint<typeof schema.supportDeskSchemas.listTickets>({
  ...staffCall,
  method: 'GET',
  path: '/staff/tickets',
  idempotency: 'safe',
});

export const getTicket = endpoint<typeof schema.supportDeskSchemas.getTicket>({
  ...staffCall,
  method: 'GET',
  path: '/staff/tickets/:id',
  idempotency: 'safe',
});

export const changeTicket = endpoint<typeof schema.supportDeskSchemas.changeTicket>({
  ...staffCall,
  method: 'PUT',
  path: '/staff/tickets/:id',
  idempotency: 'natural',
});

export const setTicketPriority = endpoint<typeof schema.supportDeskSchemas.setTicketPriority>({
  ...staffCall,
  method: 'PUT',
  path: '/staff/tickets/:id/priority',
  idempotency: 'natural',
});

export const answerTicket = endpoint<typeof schema.supportDeskSchemas.answerTicket>({
  ...staffCall,
  method: 'POST',
  path: '/staff/tickets/:id/messages',
  idempotency: 'client_id',
});

export const translateTicket = endpoint<typeof schema.supportDeskSchemas.translateTicket>({
  ...staffCall,
  method: 'POST',
  path: '/staff/tickets/:id/translation',
  idempotency: 'natural',
});

export const translateDraft = endpoint<typeof schema.supportDeskSchemas.translateDraft>({
  ...staffCall,
  method: 'POST',
  path: '/staff/tickets/:id/draft',
  idempotency: 'natural',
});

export const mergeTicket = endpoint<typeof schema.supportDeskSchemas.mergeTicket>({
  ...staffCall,
  method: 'POST',
  path: '/staff/tickets/:id/merge',
  idempotency: 'natural',
});

export const listTicketTemplates = endpoint<typeof schema.supportDeskSchemas.listTicketTemplates>({
  ...staffCall,
  method: 'GET',
  path: '/staff/tickets/:id/templates',
  idempotency: 'safe',
});
