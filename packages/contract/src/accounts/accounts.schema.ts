import Type from 'typebox';
import { Announcement } from '../announcements.schema.ts';
import { agreedPages } from '../pages/page-consents.ts';
import { OwnProfile, PrivacySettings } from '../profiles/own-profile.schema.ts';
import { nullable, Flag, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { LanguageCode } from '../protocol/language-code.schema.ts';
import { NoParams, NoQuery, Done } from '../protocol/pagination.schema.ts';
import { featureFlags, killSwitches } from '../protocol/switch-names.ts';
import { variants } from '../protocol/variant.ts';
import {
  validateFields,
  register,
  authenticate,
  logout,
  refreshToken,
  getMe,
  getCounters,
  readCounter,
} from './accounts.ts';

export const Counter = Type.Object(
  {
    likeme: Type.Integer(),
    message: Type.Integer(),
    request: Type.Integer(),
    notification: Type.Integer(),
    order: Type.Integer(),
  },
  { additionalProperties: false },
);

/** The signed-in member's own account. Specification section 3, "Account (me)". */
export const Account = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    avatar: nullable(Type.String()),
    email: nullable(Type.String()),
    phone: nullable(Type.String()),
    verified: described('1 once the e-mail address or phone is verified.', Flag),
    email_verified: Type.Boolean(),
    phone_verified: Type.Boolean(),
    identified: described('1 while the identity is verified by a selfie: the green badge.', Flag),
    balance: described('Gold, at most two decimals.', Type.Number()),
    vip: Flag,
    free: Flag,
    vip_expired_at: described('Calendar day, 2037-12-31 for life.', nullable(Type.String())),
    rate: described('USD per gold.', Type.Number()),
    trialing: described('0 never used a trial, 1 running, 2 used.', oneOf([0, 1, 2])),
    is_partner: Flag,
    staff: described('Whether the member has a staff role; `/staff` exists for them.', Type.Boolean()),
    bd: Flag,
    sound: Flag,
    wheel: Flag,
    language: LanguageCode,
    variant: described('By the host name of this request.', oneOf(variants)),
    channel: described("Name of the member's private realtime channel.", Type.String()),
    hi_content: nullable(Type.String()),
    hi_photo: nullable(Type.String()),
    announcement: nullable(Announcement),
    must_agree: described(
      'Pages whose new version the member must agree to before going on.',
      Type.Array(oneOf(agreedPages)),
    ),
    off: described(
      'Features that are not open to this member, and services that are stopped.',
      Type.Array(oneOf([...killSwitches, ...featureFlags])),
    ),
    counter: Counter,
    profile: OwnProfile,
    privacy: PrivacySettings,
  },
  { additionalProperties: false },
);

export const Session = Type.Object(
  {
    token: Type.String(),
    channel: Type.String(),
    set_name: described(
      'The name as it was registered: the client stores it beside the token for the list of saved accounts.',
      Type.String(),
    ),
    alive_seconds: described('Seconds until the token has to be refreshed.', Type.Integer()),
  },
  { additionalProperties: false },
);

const Email = Type.String({ maxLength: 254 });

const Phone = Type.String({ maxLength: 32 });

const Name = Type.String({ maxLength: 64 });

const Password = Type.String({ maxLength: 1_024 });

export const accountsSchemas = {
  validateFields: {
    summary:
      'Checks fields of a form before it is sent. Tells whether a name is free, never whether an address is registered.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        name: Type.Optional(Name),
        email: Type.Optional(Email),
        phone: Type.Optional(Phone),
        password: Type.Optional(Password),
        birthday: Type.Optional(Type.String({ maxLength: 10 })),
      },
      { additionalProperties: false },
    ),
    /** Per field that was sent: `ok`, or a code of the error catalogue. */
    reply: { 200: Type.Record(Type.String(), Type.Union([Type.Literal('ok'), Type.Integer()])) },
    errors: [],
  },
  register: {
    summary: 'Makes an account with an e-mail address or a phone number, a name and a password, and begins a session.',
    limit: { max: 20, seconds: 3_600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        email: Type.Optional(Email),
        phone: Type.Optional(Phone),
        name: Name,
        password: Password,
        code: Type.Optional(
          described('Of the phone number; required on the China domain.', Type.String({ pattern: '^[0-9]{6}$' })),
        ),
        captcha: Type.Optional(Type.String({ maxLength: 8_192 })),
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
      'contact_empty',
      'email_invalid',
      'phone_invalid',
      'name_invalid',
      'name_sign',
      'name_taken',
      'new_password_invalid',
      'password_common',
      'phone_needed',
      'code_empty',
      'code_invalid',
      'captcha_required',
      'account_suspended',
    ],
    fieldErrors: {
      email: { error: 'contact_empty', unless: ['phone'] },
      code: { error: 'code_empty' },
      name: { error: 'name_invalid', values: { least: 'name_min', most: 'name_max' } },
      password: { error: 'new_password_invalid' },
    },
  },
  authenticate: {
    summary: 'Begins a session with e-mail address, phone number or name, and the password.',
    limit: { max: 20, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        email: Type.Optional(Email),
        phone: Type.Optional(Phone),
        name: Type.Optional(Name),
        password: Password,
        code: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
        captcha: Type.Optional(Type.String({ maxLength: 8_192 })),
        second_code: Type.Optional(
          described('Code of the authenticator app, or a recovery code.', Type.String({ minLength: 6, maxLength: 20 })),
        ),
        push_id: Type.Optional(Type.String({ maxLength: 512 })),
      },
      { additionalProperties: false },
    ),
    reply: { 200: Session },
    errors: [
      'contact_empty',
      'password_invalid',
      'login_failed',
      'login_paused',
      'captcha_required',
      'login_code_required',
      'login_devices_exceeded',
      'second_step_required',
      'second_step_wrong',
      'second_step_paused',
      'code_invalid',
      'account_suspended',
      'account_closed',
      'code_empty',
    ],
    fieldErrors: {
      email: { error: 'contact_empty', unless: ['phone', 'name'] },
      password: { error: 'password_invalid', values: { least: 'password_min' } },
      code: { error: 'code_empty' },
    },
  },
  logout: {
    summary: 'Ends this session and closes its sockets.',
    limit: { max: 30, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Done },
    errors: ['session_over'],
  },
  refreshToken: {
    summary:
      'Exchanges the bearer token, alive or run out, for a fresh one. A token that was exchanged before ends the session.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Session },
    errors: ['session_over'],
  },
  getMe: {
    summary: 'The signed-in member’s own account.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Account },
    errors: ['session_over'],
  },
  getCounters: {
    summary: 'Unread counters.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ counter: Counter }, { additionalProperties: false }) },
    errors: ['session_over'],
  },
  readCounter: {
    summary: 'Marks one counter as read.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      { type: oneOf(['likeme', 'message', 'request', 'notification', 'order']) },
      { additionalProperties: false },
    ),
    reply: { 200: Type.Object({ counter: Counter }, { additionalProperties: false }) },
    errors: ['session_over'],
  },
} as const satisfies EndpointSchemas;

export const accountsContract = define(
  { validateFields, register, authenticate, logout, refreshToken, getMe, getCounters, readCounter },
  accountsSchemas,
);
