import Type from 'typebox';
import { oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { Reason } from '../protocol/reason.schema.ts';
import { askRoleChange, decideRoleChange, getRoleDesk } from './role-desk.ts';
import { staffErrors } from './staff-errors.ts';
import { staffRoles } from './staff-roles.ts';

const closed = { additionalProperties: false } as const;
const Roles = Type.Array(oneOf(staffRoles), { maxItems: staffRoles.length, uniqueItems: true });

export const StaffPerson = Type.Object(
  {
    user_id: Type.Integer(),
    name: Type.String(),
    roles: Roles,
    since: described('When the oldest of the roles was granted.', Type.String()),
    has_factor: described('Has set up the second factor, without which no desk opens.', Type.Boolean()),
  },
  closed,
);

export const RoleRequest = Type.Object(
  {
    id: Type.Integer(),
    user_id: Type.Integer(),
    name: Type.String(),
    before: described('Roles when the change was asked for.', Roles),
    roles: described('Roles after the change; empty for somebody who leaves the staff.', Roles),
    reason: Type.String(),
    asked_by: Type.String(),
    asked_at: Type.String(),
    own: described('Asked by the reader, who cannot confirm it.', Type.Boolean()),
    about_reader: described('About the reader, who cannot confirm it.', Type.Boolean()),
  },
  closed,
);

export const RoleDesk = Type.Object({ staff: Type.Array(StaffPerson), requests: Type.Array(RoleRequest) }, closed);

export const roleDeskSchemas = {
  getRoleDesk: {
    summary: 'The staff with their roles, and changes that wait for a second administrator. Administrators only.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: RoleDesk },
    errors: [...staffErrors],
  },
  askRoleChange: {
    summary:
      'Asks to replace the roles of a member. Nothing changes until a second administrator confirms. One request a member waits at a time.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ user_id: Type.Integer({ minimum: 1 }), roles: Roles, reason: Reason }, closed),
    reply: { 200: RoleDesk },
    errors: [...staffErrors, 'staff_step_up', 'role_request_open', 'role_unchanged', 'role_last_admin'],
  },
  decideRoleChange: {
    summary:
      'Confirms a change of roles, or refuses it. Who asked, and whom it is about, cannot confirm. Who loses a role is signed out everywhere.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ request: Type.Integer({ minimum: 1 }), confirm: Type.Boolean(), reason: Reason }, closed),
    reply: { 200: RoleDesk },
    errors: [
      ...staffErrors,
      'staff_step_up',
      'staff_second_person',
      'act_on_oneself',
      'role_request_over',
      'role_changed',
      'role_last_admin',
    ],
  },
} as const satisfies EndpointSchemas;

export const roleDeskContract = define({ getRoleDesk, askRoleChange, decideRoleChange }, roleDeskSchemas);
