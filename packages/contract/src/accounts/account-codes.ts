import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './account-codes.schema.ts';

/** What a code opens. A code made for one purpose and account is worth nothing for another. */
export const codePurposes = ['verify', 'find', 'reactivate', 'login', 'register', 'close', 'confirm'] as const;

/**
 * Sends a code. The answer is 400010 whether or not the address is known; the same call again resends after 60 s. A
 * member who is signed in verifies their own address, also a new one.
 */
export const sendCode = endpoint<typeof schema.accountCodesSchemas.sendCode, 'anyone'>({
  method: 'POST',
  path: '/verify',
  audience: 'anyone',
  idempotency: 'natural',
  alwaysServed: true,
});

export const verifyAddress = endpoint<typeof schema.accountCodesSchemas.verifyAddress>({
  method: 'PUT',
  path: '/verify',
  audience: 'member',
  idempotency: 'once',
});

export const checkFindCode = endpoint<typeof schema.accountCodesSchemas.checkFindCode, 'visitor'>({
  method: 'POST',
  path: '/password/find',
  audience: 'visitor',
  idempotency: 'natural',
});

export const findPassword = endpoint<typeof schema.accountCodesSchemas.findPassword, 'visitor'>({
  method: 'PUT',
  path: '/password/find',
  audience: 'visitor',
  idempotency: 'once',
});

export const resetPassword = endpoint<typeof schema.accountCodesSchemas.resetPassword>({
  method: 'PUT',
  path: '/password/reset',
  audience: 'member',
  idempotency: 'natural',
});

export const undoChange = endpoint<typeof schema.accountCodesSchemas.undoChange, 'anyone'>({
  method: 'POST',
  path: '/undo',
  audience: 'anyone',
  idempotency: 'once',
});

export const reactivate = endpoint<typeof schema.accountCodesSchemas.reactivate, 'visitor'>({
  method: 'PUT',
  path: '/reactivate',
  audience: 'visitor',
  idempotency: 'once',
});

export const getCaptcha = endpoint<typeof schema.accountCodesSchemas.getCaptcha, 'anyone'>({
  method: 'GET',
  path: '/captcha',
  audience: 'anyone',
  idempotency: 'once',
  alwaysServed: true,
});
