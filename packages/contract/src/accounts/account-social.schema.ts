import Type from 'typebox';
import { oneOf, nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { LanguageCode } from '../protocol/language-code.schema.ts';
import { NoParams, NoQuery, Done } from '../protocol/pagination.schema.ts';
import {
  socialProviders,
  listSocial,
  getSocialUrl,
  linkSocial,
  finishSocial,
  confirmSocial,
  registerSocial,
  unlinkSocial,
} from './account-social.ts';
import { Session } from './accounts.schema.ts';
import { OwnerProof, ownerProof, ownerProofErrors } from './owner-proof.schema.ts';

const ProviderParams = Type.Object({ provider: oneOf(socialProviders) }, { additionalProperties: false });

/** A path of this site: one slash, then no second one and no backslash. */
const OwnPath = Type.String({ pattern: '^/(?![/\\\\])[^\\s\\\\]*$', maxLength: 500 });

/** Exactly one of `session`, `first`, `second` and `linked` says what has happened. */
const Outcome = Type.Object(
  {
    session: nullable(Session),
    first: described(
      'Nobody known: an account can be made with this ticket, within ten minutes, in this browser.',
      nullable(Type.Object({ ticket: Type.String(), name: Type.String() }, { additionalProperties: false })),
    ),
    second: described(
      'The session begins with this ticket and a code, within ten minutes, in this browser.',
      nullable(
        Type.Object(
          {
            ticket: Type.String(),
            needs: described(
              'second_code: the account has two-step login. code: the account is on too many devices, and a code is sent to its address.',
              oneOf(['second_code', 'code'] as const),
            ),
          },
          { additionalProperties: false },
        ),
      ),
    ),
    linked: Type.Boolean(),
    redirect: nullable(Type.String()),
    provider_end: described(
      'Where the browser ends its session at the service once the session here is over; null where there is none.',
      nullable(Type.String()),
    ),
  },
  { additionalProperties: false },
);

export const accountSocialSchemas = {
  listSocial: {
    summary:
      'Sign-in services that are switched on, in the order of their buttons; for a member also which are linked.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: {
      200: Type.Object(
        {
          items: Type.Array(
            Type.Object(
              {
                provider: oneOf(socialProviders),
                name: described('A brand name, the same in every language.', Type.String()),
                linked: Type.Boolean(),
                only_way: described('Unlinking it would lock the member out.', Type.Boolean()),
              },
              { additionalProperties: false },
            ),
          ),
        },
        { additionalProperties: false },
      ),
    },
    errors: [],
  },
  getSocialUrl: {
    summary: 'Address of the service to send the browser to, for a login or a registration.',
    limit: { max: 30, seconds: 60 },
    params: ProviderParams,
    query: Type.Object(
      {
        redirect: Type.Optional(described('Where the member goes after the login.', OwnPath)),
        inside: Type.Optional(
          described(
            "1 inside the chat app's own browser, where a tap takes the place of the QR code.",
            Type.Integer({ minimum: 0, maximum: 1 }),
          ),
        ),
      },
      { additionalProperties: false },
    ),
    body: null,
    reply: { 200: Type.Object({ url: Type.String() }, { additionalProperties: false }) },
    errors: ['social_unknown', 'social_failed'],
  },
  linkSocial: {
    summary:
      'Address of the service to send the browser to; the way back links the service to the account. Needs the owner’s proof and a proven address.',
    limit: { max: 30, seconds: 600 },
    params: ProviderParams,
    query: NoQuery,
    body: Type.Object(
      {
        redirect: Type.Optional(OwnPath),
        inside: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
        ...ownerProof,
      },
      { additionalProperties: false },
    ),
    reply: { 200: Type.Object({ url: Type.String() }, { additionalProperties: false }) },
    errors: ['session_over', 'social_unknown', 'social_failed', 'address_unproven', ...ownerProofErrors],
  },
  finishSocial: {
    summary:
      'Finishes a login with what the service sent back: begins a session, links the service, asks a newcomer for a name, or asks for a code.',
    limit: { max: 20, seconds: 60 },
    params: ProviderParams,
    query: NoQuery,
    body: Type.Object(
      {
        code: described('Code that the service gave the browser on its way back.', Type.String({ maxLength: 4_096 })),
        state: described('As the service gave it back, unchanged.', Type.String({ maxLength: 200 })),
        iss: Type.Optional(Type.String({ maxLength: 500 })),
      },
      { additionalProperties: false },
    ),
    reply: { 200: Outcome },
    errors: [
      'social_unknown',
      'social_expired',
      'social_failed',
      'social_taken',
      'social_address_taken',
      'account_suspended',
      'account_closed',
      'session_over',
    ],
  },
  confirmSocial: {
    summary:
      'Begins the session of a social login that needs a code. A ticket begins one session. Without a code it sends one where one is sent.',
    limit: { max: 20, seconds: 60 },
    params: ProviderParams,
    query: NoQuery,
    body: Type.Object(
      {
        ticket: Type.String({ maxLength: 200 }),
        second_code: Type.Optional(
          described('Code of the authenticator app, or a recovery code.', Type.String({ minLength: 6, maxLength: 20 })),
        ),
        code: Type.Optional(described('Code that was sent to the address.', Type.String({ pattern: '^[0-9]{6}$' }))),
      },
      { additionalProperties: false },
    ),
    reply: { 200: Session },
    errors: [
      'social_unknown',
      'social_expired',
      'login_devices_exceeded',
      'code_invalid',
      'code_empty',
      'second_step_required',
      'second_step_wrong',
      'second_step_paused',
      'account_suspended',
      'account_closed',
    ],
    fieldErrors: { code: { error: 'code_empty' } },
  },
  registerSocial: {
    summary: 'Makes the account of a newcomer whom a service has confirmed, and begins a session.',
    limit: { max: 20, seconds: 3_600 },
    params: ProviderParams,
    query: NoQuery,
    body: Type.Object(
      {
        ticket: Type.String({ maxLength: 200 }),
        name: Type.String({ maxLength: 64 }),
        language: Type.Optional(LanguageCode),
        agreed: described(
          'The member has confirmed being of age (`age_min`) and accepted terms and privacy policy.',
          Type.Literal(true),
        ),
      },
      { additionalProperties: false },
    ),
    reply: { 201: Session },
    errors: [
      'social_unknown',
      'social_expired',
      'social_taken',
      'social_address_taken',
      'name_invalid',
      'name_sign',
      'name_taken',
      'account_suspended',
    ],
  },
  unlinkSocial: {
    summary: 'Takes a service away from the account, unless it is the only way in.',
    limit: { max: 20, seconds: 60 },
    params: ProviderParams,
    query: NoQuery,
    body: OwnerProof,
    reply: { 204: Done },
    errors: ['session_over', 'social_only_way', ...ownerProofErrors],
  },
} as const satisfies EndpointSchemas;

export const accountSocialContract = define(
  { listSocial, getSocialUrl, linkSocial, finishSocial, confirmSocial, registerSocial, unlinkSocial },
  accountSocialSchemas,
);
