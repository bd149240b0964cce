import Type from 'typebox';
import { oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery, Done } from '../protocol/pagination.schema.ts';
import {
  codePurposes,
  sendCode,
  verifyAddress,
  checkFindCode,
  findPassword,
  resetPassword,
  reactivate,
  undoChange,
  getCaptcha,
} from './account-codes.ts';
import { socialProviders } from './account-social.ts';
import { Session } from './accounts.schema.ts';
import { ownerProof, ownerProofErrors } from './owner-proof.schema.ts';

const Email = Type.String({ maxLength: 254 });

const Phone = Type.String({ maxLength: 32 });

const Code = Type.String({ pattern: '^[0-9]{6}$' });

const Password = Type.String({ maxLength: 1_024 });

const code = { error: 'code_empty' } as const;

/** Comes first, as in section 5 of the specification. */
const email = { error: 'contact_empty', unless: ['phone'] } as const;

/** Of a password that is typed; the second one of a new password only has to equal the first. */
const password = { error: 'password_invalid', values: { least: 'password_min' } } as const;

const newPassword = { new_password: password, new_password_confirm: { error: 'passwords_differ' } } as const;

/** Proof of work of `GET captcha`, as the widget gives it. */
export const Captcha = Type.String({ maxLength: 8_192 });

export const accountCodesSchemas = {
  sendCode: {
    summary:
      'Sends a six-digit code to an address. Always answers 400010, "code sent", also for addresses that nobody has.',
    limit: { max: 20, seconds: 600 },
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
  },
  verifyAddress: {
    summary:
      'Proves the member’s address with the code that was sent there. Another address than the stored one needs the owner’s proof, ends the other sessions and tells the old address. The first proof gives the free VIP trial, once per person.',
    limit: { max: 20, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      { email: Type.Optional(Email), phone: Type.Optional(Phone), code: Code, ...ownerProof },
      { additionalProperties: false },
    ),
    reply: { 200: Type.Object({ trial: Type.Boolean() }, { additionalProperties: false }) },
    errors: [
      'session_over',
      'contact_empty',
      'email_invalid',
      'phone_invalid',
      'code_empty',
      'code_invalid',
      ...ownerProofErrors,
    ],
    fieldErrors: { email, code },
  },
  checkFindCode: {
    summary: 'Checks a recovery code without using it up, and lists the linked logins that a reset may keep.',
    limit: { max: 20, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      { email: Type.Optional(Email), phone: Type.Optional(Phone), code: Code },
      { additionalProperties: false },
    ),
    reply: {
      200: Type.Object(
        {
          logins: Type.Array(
            Type.Object(
              { provider: oneOf(socialProviders), name: Type.String(), linked_at: Type.String() },
              { additionalProperties: false },
            ),
          ),
        },
        { additionalProperties: false },
      ),
    },
    errors: ['contact_empty', 'email_invalid', 'phone_invalid', 'code_empty', 'code_invalid'],
    fieldErrors: { email, code },
  },
  findPassword: {
    summary:
      'Sets a new password with a code, unlinks every login that is not named, ends all sessions and tells the address.',
    limit: { max: 20, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        email: Type.Optional(Email),
        phone: Type.Optional(Phone),
        code: Code,
        new_password: Password,
        new_password_confirm: Password,
        keep_logins: Type.Optional(
          described(
            'Linked logins that stay. Those linked before the address was proven never do.',
            Type.Array(oneOf(socialProviders), { maxItems: 20 }),
          ),
        ),
      },
      { additionalProperties: false },
    ),
    reply: { 200: Done },
    errors: [
      'contact_empty',
      'email_invalid',
      'phone_invalid',
      'code_empty',
      'code_invalid',
      'password_invalid',
      'password_common',
      'passwords_differ',
    ],
    fieldErrors: { email, code, ...newPassword },
  },
  resetPassword: {
    summary: 'Changes the password with the current one, ends the other sessions and tells the address.',
    limit: { max: 20, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      { password: Password, new_password: Password, new_password_confirm: Password },
      { additionalProperties: false },
    ),
    reply: { 200: Done },
    errors: [
      'session_over',
      'password_wrong',
      'password_invalid',
      'password_common',
      'passwords_differ',
      'login_paused',
    ],
    fieldErrors: { password, ...newPassword },
  },
  undoChange: {
    summary:
      'Undoes a change of address, password or logins with the link that the old address got, within 48 hours. Ends all sessions.',
    limit: { max: 20, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ token: Type.String({ maxLength: 200 }) }, { additionalProperties: false }),
    reply: { 200: Done },
    errors: ['undo_expired'],
  },
  reactivate: {
    summary: 'Opens a closed account again with a code, within `closed_account_days`, and begins a session.',
    limit: { max: 20, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        email: Type.Optional(Email),
        phone: Type.Optional(Phone),
        code: Code,
        second_code: Type.Optional(
          described(
            'Of the authenticator app, or a recovery code; of an account with two-step login.',
            Type.String({ minLength: 6, maxLength: 20 }),
          ),
        ),
      },
      { additionalProperties: false },
    ),
    reply: { 200: Session },
    errors: [
      'contact_empty',
      'email_invalid',
      'phone_invalid',
      'code_empty',
      'code_invalid',
      'second_step_required',
      'second_step_wrong',
      'second_step_paused',
    ],
    fieldErrors: { email, code },
  },
  getCaptcha: {
    summary: 'A proof-of-work challenge bound to one action; its solution counts once, within ten minutes.',
    limit: { max: 60, seconds: 600 },
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
  },
} as const satisfies EndpointSchemas;

export const accountCodesContract = define(
  { sendCode, verifyAddress, checkFindCode, findPassword, resetPassword, reactivate, undoChange, getCaptcha },
  accountCodesSchemas,
);
