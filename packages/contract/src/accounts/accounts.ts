import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './accounts.schema.ts';

export type Counter = Static<typeof schema.Counter>;

export type Account = Static<typeof schema.Account>;

export type Session = Static<typeof schema.Session>;

export const validateFields = endpoint<typeof schema.accountsSchemas.validateFields, 'anyone'>({
  method: 'POST',
  path: '/validate',
  audience: 'anyone',
  idempotency: 'safe',
});

export const register = endpoint<typeof schema.accountsSchemas.register, 'visitor'>({
  method: 'POST',
  path: '/register',
  audience: 'visitor',
  idempotency: 'natural',
  stoppedBy: 'registration',
});

export const authenticate = endpoint<typeof schema.accountsSchemas.authenticate, 'visitor'>({
  method: 'POST',
  path: '/authenticate',
  audience: 'visitor',
  idempotency: 'natural',
  alwaysServed: true,
});

export const logout = endpoint<typeof schema.accountsSchemas.logout>({
  method: 'POST',
  path: '/logout',
  audience: 'member',
  idempotency: 'natural',
  alwaysServed: true,
});

export const refreshToken = endpoint<typeof schema.accountsSchemas.refreshToken, 'visitor'>({
  method: 'POST',
  path: '/token/refresh',
  audience: 'visitor',
  idempotency: 'once',
  alwaysServed: true,
  readsToken: true,
});

export const getMe = endpoint<typeof schema.accountsSchemas.getMe>({
  method: 'GET',
  path: '/me',
  audience: 'member',
  idempotency: 'safe',
  alwaysServed: true,
});

export const getCounters = endpoint<typeof schema.accountsSchemas.getCounters>({
  method: 'GET',
  path: '/counters',
  audience: 'member',
  idempotency: 'safe',
});

export const readCounter = endpoint<typeof schema.accountsSchemas.readCounter>({
  method: 'PUT',
  path: '/counters',
  audience: 'member',
  idempotency: 'natural',
});
