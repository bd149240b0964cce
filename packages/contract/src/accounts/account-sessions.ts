import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './account-sessions.schema.ts';

export const listSessions = endpoint<typeof schema.accountSessionsSchemas.listSessions>({
  method: 'GET',
  path: '/sessions',
  audience: 'member',
  idempotency: 'safe',
});

export const endOneSession = endpoint<typeof schema.accountSessionsSchemas.endOneSession>({
  method: 'DELETE',
  path: '/sessions/:id',
  audience: 'member',
  idempotency: 'natural',
});

export const endOtherSessions = endpoint<typeof schema.accountSessionsSchemas.endOtherSessions>({
  method: 'DELETE',
  path: '/sessions',
  audience: 'member',
  idempotency: 'natural',
});

export const getCountryCode = endpoint<typeof schema.accountSessionsSchemas.getCountryCode, 'anyone'>({
  method: 'GET',
  path: '/countryCode',
  audience: 'anyone',
  idempotency: 'safe',
});
