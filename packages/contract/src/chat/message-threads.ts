import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './message-threads.schema.ts';

export const threadFilters = ['unread', 'your_turn', 'requests'] as const;

export type ThreadFilter = (typeof threadFilters)[number];

export const listThreads = endpoint<typeof schema.messageThreadsSchemas.listThreads>({
  method: 'GET',
  path: '/message_threads',
  audience: 'member',
  idempotency: 'safe',
});

export const getThread = endpoint<typeof schema.messageThreadsSchemas.getThread>({
  method: 'GET',
  path: '/message_threads/:id',
  audience: 'member',
  idempotency: 'safe',
});

export const updateThread = endpoint<typeof schema.messageThreadsSchemas.updateThread>({
  method: 'PUT',
  path: '/message_threads/:id',
  audience: 'member',
  idempotency: 'natural',
});

export const deleteThread = endpoint<typeof schema.messageThreadsSchemas.deleteThread>({
  method: 'DELETE',
  path: '/message_threads/:id',
  audience: 'member',
  idempotency: 'natural',
});

export const getThreadDetails = endpoint<typeof schema.messageThreadsSchemas.getThreadDetails>({
  method: 'GET',
  path: '/message_threads/:id/details',
  audience: 'member',
  idempotency: 'safe',
});

export const saveDraft = endpoint<typeof schema.messageThreadsSchemas.saveDraft>({
  method: 'POST',
  path: '/draft',
  audience: 'member',
  idempotency: 'natural',
});
