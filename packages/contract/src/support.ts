import { endpoint } from './protocol/endpoint.ts';
import type * as schema from './support.schema.ts';

/** What a ticket is about. `contact` is open to everyone; the others are for members who are logged in. */
export const supportCategories = ['contact', 'account', 'payment', 'safety', 'privacy'] as const;

export type SupportCategory = (typeof supportCategories)[number];

export const openTicket = endpoint<typeof schema.supportSchemas.openTicket, 'anyone'>({
  method: 'POST',
  path: '/support',
  audience: 'anyone',
  idempotency: 'natural',
});
