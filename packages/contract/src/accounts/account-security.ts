import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './account-security.schema.ts';

export type Security = Static<typeof schema.Security>;

export const getSecurity = endpoint<typeof schema.accountSecuritySchemas.getSecurity>({
  method: 'GET',
  path: '/security',
  audience: 'member',
  idempotency: 'safe',
});

export const noteSecurityOffer = endpoint<typeof schema.accountSecuritySchemas.noteSecurityOffer>({
  method: 'PUT',
  path: '/security/offer',
  audience: 'member',
  idempotency: 'natural',
});

export const beginSecondStep = endpoint<typeof schema.accountSecuritySchemas.beginSecondStep>({
  method: 'POST',
  path: '/security/second-step',
  audience: 'member',
  idempotency: 'natural',
});

export const confirmSecondStep = endpoint<typeof schema.accountSecuritySchemas.confirmSecondStep>({
  method: 'PUT',
  path: '/security/second-step',
  audience: 'member',
  idempotency: 'once',
});

export const endSecondStep = endpoint<typeof schema.accountSecuritySchemas.endSecondStep>({
  method: 'DELETE',
  path: '/security/second-step',
  audience: 'member',
  idempotency: 'natural',
});

export const getPasskeyOptions = endpoint<typeof schema.accountSecuritySchemas.getPasskeyOptions>({
  method: 'POST',
  path: '/passkeys/options',
  audience: 'member',
  idempotency: 'once',
});

export const registerPasskey = endpoint<typeof schema.accountSecuritySchemas.registerPasskey>({
  method: 'POST',
  path: '/passkeys',
  audience: 'member',
  idempotency: 'once',
});

export const renamePasskey = endpoint<typeof schema.accountSecuritySchemas.renamePasskey>({
  method: 'PUT',
  path: '/passkeys/:id',
  audience: 'member',
  idempotency: 'natural',
});

export const deletePasskey = endpoint<typeof schema.accountSecuritySchemas.deletePasskey>({
  method: 'DELETE',
  path: '/passkeys/:id',
  audience: 'member',
  idempotency: 'natural',
});

export const getPasskeyChallenge = endpoint<typeof schema.accountSecuritySchemas.getPasskeyChallenge, 'visitor'>({
  method: 'POST',
  path: '/passkeys/challenge',
  audience: 'visitor',
  idempotency: 'once',
  alwaysServed: true,
});

export const loginPasskey = endpoint<typeof schema.accountSecuritySchemas.loginPasskey, 'visitor'>({
  method: 'POST',
  path: '/passkeys/login',
  audience: 'visitor',
  idempotency: 'once',
  alwaysServed: true,
});
