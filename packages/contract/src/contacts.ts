import type { Static } from 'typebox';
import type * as schema from './contacts.schema.ts';
import { endpoint } from './protocol/endpoint.ts';

export type Contact = Static<typeof schema.Contact>;

export const getContact = endpoint<typeof schema.contactsSchemas.getContact>({
  method: 'GET',
  path: '/contact/:id',
  audience: 'member',
  idempotency: 'safe',
});

export const buyContact = endpoint<typeof schema.contactsSchemas.buyContact>({
  method: 'POST',
  path: '/contact/:id',
  audience: 'member',
  idempotency: 'key',
});

export const saveContact = endpoint<typeof schema.contactsSchemas.saveContact>({
  method: 'PUT',
  path: '/contact',
  audience: 'member',
  idempotency: 'natural',
});
