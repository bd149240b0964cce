import Type from 'typebox';
import { oneOf, nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery, Done } from '../protocol/pagination.schema.ts';
import { SavedView } from './saved-views.schema.ts';
import { staffErrors } from './staff-errors.ts';
import { staffRoles, getStaffSession, enrolFactor, openStaffSession, closeStaffSession, analyse } from './staff.ts';

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
    can_translate: described('Whether a translation service is configured.', Type.Boolean()),
    saved_views: described('Of the caller, in the order of their names; none unless open.', Type.Array(SavedView)),
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
          countries: described('ISO 3166 alpha-2, the latest first.', Type.Array(Type.String())),
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
    trade: Type.Optional(
      described(
        'Gold.',
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

export const staffSchemas = {
  getStaffSession: {
    summary:
      'Roles of the caller, whether the second factor was given on this device, and how much waits. For everybody else there is nothing here.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: StaffSession },
    errors: ['session_over', 'not_found'],
  },
  enrolFactor: {
    summary: 'Begins a second factor (TOTP, RFC 6238): the secret for an app. It counts once a code of it was given.',
    limit: { max: 20, seconds: 3_600 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ secret: Type.String(), uri: Type.String() }, { additionalProperties: false }) },
    errors: ['session_over', 'not_found', 'staff_factor_set'],
  },
  openStaffSession: {
    summary:
      'Opens the staff pages on this device with a code of the second factor or a recovery code. The first code answers the recovery codes, once.',
    limit: { max: 30, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ code: Type.String({ minLength: 6, maxLength: 40 }) }, { additionalProperties: false }),
    reply: { 200: Type.Object({ recovery_codes: Type.Array(Type.String()) }, { additionalProperties: false }) },
    errors: ['session_over', 'not_found', 'staff_factor_missing', 'staff_code_wrong', 'staff_code_paused'],
  },
  closeStaffSession: {
    summary: 'Closes the staff pages on this device.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 204: Done },
    errors: ['session_over', 'not_found'],
  },
  analyse: {
    summary:
      'Counts and coarse facts about a member, for staff, as far as the role goes. The reason is written down with the look.',
    limit: { max: 60, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      { user_id: Type.Integer({ minimum: 1 }), reason: Type.String({ minLength: 5, maxLength: 300 }) },
      closed,
    ),
    reply: { 200: Analysis },
    errors: staffErrors,
  },
} as const satisfies EndpointSchemas;

export const staffContract = define(
  { getStaffSession, enrolFactor, openStaffSession, closeStaffSession, analyse },
  staffSchemas,
);
