import Type, { type Static } from 'typebox';
import { nullable, oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { Done, NoParams, NoQuery } from './paging.ts';

export const staffRoles = ['support', 'moderator', 'translator', 'finance', 'fulfilment', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * `missing`: no second factor is set up; `locked`: a code is asked for; `open`: until `until`, which moves on with
 * every call.
 */
export const StaffSession = Type.Object(
  {
    name: Type.String(),
    roles: Type.Array(oneOf(staffRoles)),
    state: oneOf(['missing', 'locked', 'open']),
    until: nullable(Type.String()),
    waiting: Type.Object(
      {
        files: Type.Integer(),
        selfies: Type.Integer(),
        complaints: Type.Integer(),
        appeals: Type.Integer(),
        translations: Type.Integer(),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type StaffSession = Static<typeof StaffSession>;

export const getStaffSession = endpoint({
  method: 'GET',
  path: '/staff/pass',
  summary:
    'Roles of the caller, whether the second factor was given on this device, and how much waits. For everybody else there is nothing here.',
  audience: 'member',
  limit: { max: 240, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: NoQuery,
  body: null,
  reply: { 200: StaffSession },
  errors: ['session_over', 'not_found'],
});

export const enrolFactor = endpoint({
  method: 'POST',
  path: '/staff/pass',
  summary: 'Begins a second factor (TOTP, RFC 6238): the secret for an app. It counts once a code of it was given.',
  audience: 'member',
  limit: { max: 20, seconds: 3_600 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: null,
  reply: { 200: Type.Object({ secret: Type.String(), uri: Type.String() }, { additionalProperties: false }) },
  errors: ['session_over', 'not_found', 'staff_factor_set'],
});

export const openStaffSession = endpoint({
  method: 'PUT',
  path: '/staff/pass',
  summary:
    'Opens the staff pages on this device with a code of the second factor or a recovery code. The first code answers the recovery codes, once.',
  audience: 'member',
  limit: { max: 30, seconds: 600 },
  idempotency: 'once',
  params: NoParams,
  query: NoQuery,
  body: Type.Object({ code: Type.String({ minLength: 6, maxLength: 40 }) }, { additionalProperties: false }),
  reply: { 200: Type.Object({ recovery_codes: Type.Array(Type.String()) }, { additionalProperties: false }) },
  errors: ['session_over', 'not_found', 'staff_factor_missing', 'staff_code_wrong', 'staff_code_paused'],
});

export const closeStaffSession = endpoint({
  method: 'DELETE',
  path: '/staff/pass',
  summary: 'Closes the staff pages on this device.',
  audience: 'member',
  limit: { max: 60, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: null,
  reply: { 200: Done },
  errors: ['session_over', 'not_found'],
});

/** What each part of an analysis needs: a part is missing where the caller has none of its roles. */
export const analysisRoles = {
  log: ['support', 'moderator', 'admin'],
  login_at: ['support', 'moderator', 'admin'],
  trade: ['finance', 'admin'],
  message: ['moderator', 'admin'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

const closed = { additionalProperties: false } as const;

/** Counts and coarse facts about a member; never the text of a message. Source: specification section 3, "Analysis". */
export const Analysis = Type.Object(
  {
    user_id: Type.Integer(),
    name: Type.String(),
    status: oneOf(['active', 'suspended', 'closed']),
    joined_at: Type.String(),
    partner: Type.Boolean(),
    log: Type.Optional(
      Type.Object(
        {
          devices: Type.Integer(),
          sessions: Type.Integer(),
          /** ISO 3166 alpha-2, the latest first. */
          countries: Type.Array(Type.String()),
          complaints_made: Type.Integer(),
          complaints_about: Type.Integer(),
          complaints_upheld: Type.Integer(),
          warnings: Type.Integer(),
          suspensions: Type.Integer(),
        },
        closed,
      ),
    ),
    login_at: Type.Optional(nullable(Type.String())),
    /** Gold. */
    trade: Type.Optional(
      Type.Object(
        {
          bought: Type.Number(),
          spent: Type.Number(),
          earned: Type.Number(),
          movements: Type.Integer(),
          last_at: nullable(Type.String()),
        },
        closed,
      ),
    ),
    message: Type.Optional(
      Type.Object(
        {
          conversations: Type.Integer(),
          begun: Type.Integer(),
          answered: Type.Integer(),
          sent: Type.Integer(),
          sent_7_days: Type.Integer(),
          received: Type.Integer(),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type Analysis = Static<typeof Analysis>;

export const analyse = endpoint({
  method: 'POST',
  path: '/analysis',
  summary:
    'Counts and coarse facts about a member, for staff, as far as the role goes. The reason is written down with the look.',
  audience: 'member',
  limit: { max: 60, seconds: 600 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    { user_id: Type.Integer({ minimum: 1 }), reason: Type.String({ minLength: 5, maxLength: 300 }) },
    closed,
  ),
  reply: { 200: Analysis },
  errors: ['session_over', 'not_found', 'staff_locked', 'staff_factor_missing'],
});

export const staffContract = { getStaffSession, enrolFactor, openStaffSession, closeStaffSession, analyse } as const;
