import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './dead-letters.schema.ts';

export type DeadLetter = Static<typeof schema.DeadLetter>;

export const listDeadLetters = endpoint<typeof schema.deadLetterSchemas.listDeadLetters>({
  method: 'GET',
  path: '/staff/dead_letters',
  audience: 'member',
  idempotency: 'safe',
  permission: 'dead_letters.retry',
});

export const retryDeadLetters = endpoint<typeof schema.deadLetterSchemas.retryDeadLetters>({
  method: 'POST',
  path: '/staff/dead_letters/retry',
  audience: 'member',
  idempotency: 'natural',
  permission: 'dead_letters.retry',
});

export const discardDeadLetters = endpoint<typeof schema.deadLetterSchemas.discardDeadLetters>({
  method: 'POST',
  path: '/staff/dead_letters/discard',
  audience: 'member',
  idempotency: 'natural',
  permission: 'dead_letters.retry',
});
