import Type from 'typebox';
import { nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { Done, IdParams, NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  deletePasskey,
  endSecondStep,
  getPasskeyChallenge,
  getPasskeyOptions,
  getSecurity,
  loginPasskey,
  noteSecurityOffer,
  registerPasskey,
  renamePasskey,
} from './account-security.ts';
import { Session } from './accounts.schema.ts';
import { OwnerProof, ownerProofErrors, WebAuthn } from './owner-proof.schema.ts';

export const Security = Type.Object(
  {
    second_step: described('Logins with the password need a code of the authenticator app too.', Type.Boolean()),
    recovery_left: described('Recovery codes that were not used.', Type.Integer()),
    offer: described(
      'Whether to offer both after a purchase: neither is in use, and it was not offered before.',
      Type.Boolean(),
    ),
    passkeys: Type.Array(
      Type.Object(
        { id: Type.Integer(), name: Type.String(), created_at: Type.String(), used_at: nullable(Type.String()) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

const Options = Type.Object({ options: WebAuthn }, { additionalProperties: false });
const Credential = Type.Object({ credential: WebAuthn }, { additionalProperties: false });
const PasskeyName = described(
  'Name by which the member knows the passkey.',
  Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
);

/** A code of the app, or a recovery code. */
const FactorCode = Type.Object({ code: Type.String({ minLength: 6, maxLength: 20 }) }, { additionalProperties: false });

const secondStepErrors = ['second_step_wrong', 'second_step_paused'] as const;

export const accountSecuritySchemas = {
  getSecurity: {
    summary: 'The member’s passkeys, and whether logins need a second step.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Security },
    errors: ['session_over'],
  },
  noteSecurityOffer: {
    summary: 'Two-step login was offered after a purchase; it is not offered again.',
    limit: { max: 60, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Done },
    errors: ['session_over'],
  },
  beginSecondStep: {
    summary: 'Begins the second step with a secret for an authenticator app. It counts after its first code.',
    limit: { max: 20, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: OwnerProof,
    reply: { 200: Type.Object({ secret: Type.String(), uri: Type.String() }, { additionalProperties: false }) },
    errors: ['session_over', 'second_step_set', ...ownerProofErrors],
  },
  confirmSecondStep: {
    summary: 'Turns the second step on with the first code, and gives ten recovery codes, shown once.',
    limit: { max: 20, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: FactorCode,
    reply: {
      200: Type.Object({ recovery_codes: Type.Array(Type.String()) }, { additionalProperties: false }),
    },
    errors: ['session_over', 'second_step_missing', 'second_step_set', ...secondStepErrors],
  },
  endSecondStep: {
    summary: 'Turns the second step off with a code of the app or a recovery code.',
    limit: { max: 20, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: FactorCode,
    reply: { 204: Done },
    errors: ['session_over', ...secondStepErrors],
  },
  getPasskeyOptions: {
    summary: 'What the browser needs to make a passkey. Needs the owner’s proof.',
    limit: { max: 20, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: OwnerProof,
    reply: { 200: Options },
    errors: ['session_over', 'address_unproven', 'passkeys_too_many', ...ownerProofErrors],
  },
  registerPasskey: {
    summary: 'Adds the passkey that the browser made, ends the other sessions and tells the address.',
    limit: { max: 20, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ name: PasskeyName, credential: WebAuthn }, { additionalProperties: false }),
    reply: { 201: Type.Object({ id: Type.Integer() }, { additionalProperties: false }) },
    errors: ['session_over', 'passkey_failed'],
  },
  renamePasskey: {
    summary: 'Renames a passkey.',
    limit: { max: 60, seconds: 600 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ name: PasskeyName }, { additionalProperties: false }),
    reply: { 200: Done },
    errors: ['session_over', 'not_found'],
  },
  deletePasskey: {
    summary: 'Removes a passkey, ends the other sessions and tells the address. Needs the owner’s proof.',
    limit: { max: 20, seconds: 600 },
    params: IdParams,
    query: NoQuery,
    body: OwnerProof,
    reply: { 204: Done },
    errors: ['session_over', 'not_found', ...ownerProofErrors],
  },
  getPasskeyChallenge: {
    summary: 'What the browser needs to log in, or to prove the owner, with a passkey.',
    limit: { max: 60, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Options },
    errors: [],
  },
  loginPasskey: {
    summary: 'Begins a session with a passkey.',
    limit: { max: 20, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Credential,
    reply: { 200: Session },
    errors: ['passkey_failed', 'account_suspended', 'account_closed'],
  },
} as const satisfies EndpointSchemas;

export const accountSecurityContract = define(
  {
    getSecurity,
    noteSecurityOffer,
    beginSecondStep,
    confirmSecondStep,
    endSecondStep,
    getPasskeyOptions,
    registerPasskey,
    renamePasskey,
    deletePasskey,
    getPasskeyChallenge,
    loginPasskey,
  },
  accountSecuritySchemas,
);
