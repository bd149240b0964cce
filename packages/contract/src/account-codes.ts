import Type from 'typebox';
import { Session } from './accounts.ts';
import { oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { Done, NoParams, NoQuery } from './paging.ts';

/** What a code opens. A code made for one purpose and account is worth nothing for another. */
export const codePurposes = ['verify', 'find', 'reactivate', 'login', 'register', 'close'] as const;

const Email = Type.String({ maxLength: 254 });
const Phone = Type.String({ maxLength: 32 });
const Code = Type.String({ pattern: '^[0-9]{6}$' });
const Password = Type.String({ maxLength: 1_024 });
/** Proof of work of `GET captcha`, as the widget gives it. */
export const Captcha = Type.String({ maxLength: 8_192 });

/**
 * Sends a code. The answer is 400010 whether or not the address is known; the same call again resends after 60 s. A
 * member who is signed in verifies their own address, also a new one.
 */
export const sendCode = endpoint({
  method: 'POST',
  path: '/verify',
  summary:
    'Sends a six-digit code to an address. Always answers 400010, "code sent", also for addresses that nobody has.',
  audience: 'anyone',
  limit: { max: 20, seconds: 600 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    {
      email: Type.Optional(Email),
      phone: Type.Optional(Phone),
      purpose: Type.Optional(oneOf(codePurposes)),
      captcha: Type.Optional(Captcha),
    },
    { additionalProperties: false },
  ),
  reply: { 200: Done },
  errors: ['code_sent', 'contact_empty', 'email_invalid', 'phone_invalid', 'code_too_soon', 'captcha_required'],
});

export const verifyAddress = endpoint({
  method: 'PUT',
  path: '/verify',
  summary:
    'Proves the member’s address with the code that was sent there. The first proof gives the free VIP trial, once per person.',
  audience: 'member',
  limit: { max: 20, seconds: 600 },
  idempotency: 'once',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    { email: Type.Optional(Email), phone: Type.Optional(Phone), code: Code },
    { additionalProperties: false },
  ),
  reply: { 200: Type.Object({ trial: Type.Boolean() }, { additionalProperties: false }) },
  errors: ['session_over', 'contact_empty', 'email_invalid', 'phone_invalid', 'code_invalid', 'contact_taken'],
});

export const findPassword = endpoint({
  method: 'PUT',
  path: '/password/find',
  summary: 'Sets a new password with a code, ends all sessions and tells the address.',
  audience: 'visitor',
  limit: { max: 20, seconds: 600 },
  idempotency: 'once',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    {
      email: Type.Optional(Email),
      phone: Type.Optional(Phone),
      code: Code,
      new_password: Password,
      new_password_confirm: Password,
    },
    { additionalProperties: false },
  ),
  reply: { 200: Done },
  errors: [
    'contact_empty',
    'email_invalid',
    'phone_invalid',
    'code_invalid',
    'password_invalid',
    'password_common',
    'passwords_differ',
  ],
});

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/password/reset',
  summary: 'Changes the password with the current one, ends the other sessions and tells the address.',
  audience: 'member',
  limit: { max: 20, seconds: 600 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    { password: Password, new_password: Password, new_password_confirm: Password },
    { additionalProperties: false },
  ),
  reply: { 200: Done },
  errors: ['session_over', 'password_wrong', 'password_invalid', 'password_common', 'passwords_differ', 'login_paused'],
});

export const reactivate = endpoint({
  method: 'PUT',
  path: '/reactivate',
  summary: 'Opens a closed account again with a code, within 30 days, and begins a session.',
  audience: 'visitor',
  limit: { max: 20, seconds: 600 },
  idempotency: 'once',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    { email: Type.Optional(Email), phone: Type.Optional(Phone), code: Code },
    { additionalProperties: false },
  ),
  reply: { 200: Session },
  errors: ['contact_empty', 'email_invalid', 'phone_invalid', 'code_invalid'],
});

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/captcha',
  summary: 'A proof-of-work challenge bound to one action; its solution counts once, within ten minutes.',
  audience: 'anyone',
  limit: { max: 60, seconds: 600 },
  idempotency: 'once',
  params: NoParams,
  query: Type.Object({ action: oneOf(['login', 'register', 'verify', 'support']) }, { additionalProperties: false }),
  body: null,
  /** The challenge as the widget takes it. */
  reply: {
    200: Type.Object(
      { parameters: Type.Record(Type.String(), Type.Any()), signature: Type.String() },
      { additionalProperties: false },
    ),
  },
  errors: [],
});

export const accountCodesContract = {
  sendCode,
  verifyAddress,
  findPassword,
  resetPassword,
  reactivate,
  getCaptcha,
} as const;
