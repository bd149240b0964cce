import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './message-acts.schema.ts';

export const getMessage = endpoint<typeof schema.messageActsSchemas.getMessage>({
  method: 'GET',
  path: '/messages/:id',
  audience: 'member',
  idempotency: 'safe',
});

export const editMessage = endpoint<typeof schema.messageActsSchemas.editMessage>({
  method: 'PUT',
  path: '/messages/:id',
  audience: 'member',
  idempotency: 'natural',
});

export const deleteMessage = endpoint<typeof schema.messageActsSchemas.deleteMessage>({
  method: 'DELETE',
  path: '/messages/:id',
  audience: 'member',
  idempotency: 'natural',
});

export const recallMessage = endpoint<typeof schema.messageActsSchemas.recallMessage>({
  method: 'POST',
  path: '/recall',
  audience: 'member',
  idempotency: 'natural',
});

export const setReaction = endpoint<typeof schema.messageActsSchemas.setReaction>({
  method: 'PUT',
  path: '/messages/:id/reaction',
  audience: 'member',
  idempotency: 'natural',
});

export const removeReaction = endpoint<typeof schema.messageActsSchemas.removeReaction>({
  method: 'DELETE',
  path: '/messages/:id/reaction',
  audience: 'member',
  idempotency: 'natural',
});
