import Type from 'typebox';
import { RunBy } from '../partners/member-flags.schema.ts';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { Done, IdParams, NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { Reason } from '../protocol/reason.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import { complaintReasons } from './complaint-reasons.ts';
import {
  actOnMember,
  carriedAtOnce,
  carrySanction,
  endCarriedSanction,
  findMembers,
  getBanWave,
  getStaffMember,
  memberActs,
  memberMatches,
  memberRowKinds,
  memberSections,
  type MemberAct,
  type MemberSection,
} from './members.ts';
import { MemberRisk, SimilarAccount, WaveAccount } from './risk.schema.ts';

const closed = { additionalProperties: false } as const;

const status = oneOf(['active', 'closed', 'suspended']);

export const FoundMember = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    status,
    joined_at: Type.String(),
    run_by: described('The partner who runs the account for somebody else.', nullable(RunBy)),
    matched: described('What of the search was theirs.', oneOf(memberMatches)),
  },
  closed,
);

export const StaffMemberRow = Type.Object(
  {
    kind: oneOf(memberRowKinds),
    text: described('As stored: an address, a device, a name, a state.', nullable(Type.String())),
    at: nullable(Type.String()),
    until: nullable(Type.String()),
    ref: described('Number of the case, order, ticket or member.', nullable(Type.Integer())),
  },
  closed,
);

export const StaffMemberPage = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    status,
    sections: Type.Array(
      Type.Object(
        {
          name: oneOf(Object.keys(memberSections) as MemberSection[]),
          rows: Type.Array(StaffMemberRow),
          older: described('There are older rows, which are not listed.', Type.Boolean()),
        },
        closed,
      ),
    ),
    risk: described('What speaks for a risk; null if the own roles do not permit it.', nullable(MemberRisk)),
    similar: described(
      'Accounts with something in common; null if the own roles do not permit it.',
      nullable(Type.Array(SimilarAccount)),
    ),
    similar_more: described('There are other similar accounts, which are not listed.', Type.Boolean()),
  },
  closed,
);

/** A member and the accounts that are connected with them, also through another one. */
export const BanWave = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    status,
    accounts: described('Connected accounts, the direct ones first.', Type.Array(WaveAccount)),
    more: described('There are other connected accounts, which are not listed.', Type.Boolean()),
  },
  closed,
);

const carryErrors = [...staffErrors, 'staff_step_up', 'input_invalid', 'act_on_oneself', 'act_on_staff'] as const;

const reason = described('For staff: why. Written into the log, never shown to the member.', Reason);

export const staffMembersSchemas = {
  findMembers: {
    summary:
      'Finds members by number, name or its beginning, e-mail address, phone number, or number of an order or payment. Logged.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: Type.Object({ q: Type.String({ minLength: 1, maxLength: 254 }) }, closed),
    body: null,
    reply: {
      200: Type.Object(
        { items: Type.Array(FoundMember), more: described('More names begin with it.', Type.Boolean()) },
        closed,
      ),
    },
    errors: staffErrors,
  },
  getStaffMember: {
    summary: 'One member as staff see them: the sections that the own roles permit. The look is logged.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: StaffMemberPage },
    errors: [...staffErrors, 'act_on_oneself'],
  },
  getBanWave: {
    summary:
      'Accounts connected with a member: those with something in common, then those with something in common with one of them. The look is logged.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: BanWave },
    errors: staffErrors,
  },
  actOnMember: {
    summary:
      'Warns, suspends, restores or notes something about a member, merges suspensions that run at once, ends their sessions, resets their two-step login, corrects their birthday or deletes the account. Logged with its reason.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        act: oneOf(Object.keys(memberActs) as MemberAct[]),
        reason,
        cause: Type.Optional(
          described('What a sanction is for; the member reads it in their language.', oneOf(complaintReasons)),
        ),
        days: Type.Optional(described('Days of a suspension.', Type.Integer({ minimum: 1, maximum: 365 }))),
        birthday: Type.Optional(
          described('The right birthday, of a member who has given one.', Type.String({ maxLength: 10 })),
        ),
      },
      closed,
    ),
    reply: { 200: Done },
    errors: [
      ...staffErrors,
      'staff_step_up',
      'input_invalid',
      'act_on_oneself',
      'act_on_staff',
      'birthday_invalid',
      'birthday_under_age',
      'birthday_missing',
      'account_closed_already',
      'sanction_single',
    ],
  },
  carrySanction: {
    summary:
      'Suspends accounts of the ban wave of a suspended member, for the same cause and time. Each may appeal. Logged.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        accounts: described(
          'Members of the ban wave.',
          Type.Array(Type.Integer(), { minItems: 1, maxItems: carriedAtOnce, uniqueItems: true }),
        ),
        reason,
      },
      closed,
    ),
    reply: { 200: Done },
    errors: [...carryErrors, 'sanction_missing', 'account_not_similar'],
  },
  endCarriedSanction: {
    summary: 'Takes back the suspension of an account that was suspended together with a member. Logged.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ account: described('The member to restore.', Type.Integer()), reason }, closed),
    reply: { 200: Done },
    errors: [...carryErrors, 'sanction_not_carried'],
  },
} as const satisfies EndpointSchemas;

export const staffMembersContract = define(
  { findMembers, getStaffMember, getBanWave, actOnMember, carrySanction, endCarriedSanction },
  staffMembersSchemas,
);
