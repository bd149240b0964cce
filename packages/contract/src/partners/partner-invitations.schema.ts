import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { IdParams, NoParams, NoQuery, Page, PageQuery } from '../protocol/pagination.schema.ts';
import { Reason } from '../protocol/reason.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import {
  acceptPartnerInvitation,
  declinePartnerInvitation,
  getStaffPartner,
  invitePartner,
  listPartnerInvitations,
  withdrawPartnerInvitation,
} from './partner-invitations.ts';
import { PartnerApplication } from './partners.schema.ts';
import { invitationStates } from './partners.ts';

const closed = { additionalProperties: false } as const;

export const StaffInvitation = Type.Object(
  {
    id: Type.Integer(),
    user_id: Type.Integer(),
    name: Type.String(),
    state: oneOf(invitationStates),
    reason: described('Why the member was invited, as they read it.', Type.String()),
    answer: described(
      'What the member wrote who declined it, or why staff withdrew it; null otherwise.',
      nullable(Type.String()),
    ),
    invited_by: described('Name of who of the staff invited.', Type.String()),
    invited_at: Type.String(),
    expires_at: Type.String(),
    closed_at: described(
      'When it was answered or withdrawn; null while it is open or expired.',
      nullable(Type.String()),
    ),
  },
  closed,
);

export const StaffPartner = Type.Object(
  {
    partner: Type.Boolean(),
    identified: Type.Boolean(),
    two_step: Type.Boolean(),
    terms: described('Whether the member accepted the terms for partners that hold now.', Type.Boolean()),
    applied: described('Whether an application of the member waits.', Type.Boolean()),
    invitations: described('The newest 20, newest first.', Type.Array(StaffInvitation)),
  },
  closed,
);

export const partnerInvitationsSchemas = {
  acceptPartnerInvitation: {
    summary:
      'Makes the invited member a partner. Needs a verified identity, two-step login, and the terms accepted, as an application does.',
    limit: { max: 10, seconds: 3_600 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ terms: Type.Literal(true) }, closed),
    reply: { 200: PartnerApplication },
    errors: ['session_over', 'not_found', 'partner_invitation_over', 'identity_missing', 'two_step_missing'],
  },
  declinePartnerInvitation: {
    summary: 'Declines an invitation, with a word to the staff.',
    limit: { max: 10, seconds: 3_600 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ answer: Reason }, closed),
    reply: { 200: PartnerApplication },
    errors: ['session_over', 'not_found', 'partner_invitation_over'],
  },
  getStaffPartner: {
    summary: 'Whether a member is a partner, what they still need to become one, and their invitations.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: StaffPartner },
    errors: staffErrors,
  },
  invitePartner: {
    summary: 'Invites a member to the partner programme. They are told with the reason; the act is logged.',
    limit: { max: 60, seconds: 3_600 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ reason: Reason }, closed),
    reply: { 200: StaffPartner },
    errors: [...staffErrors, 'partner_invited'],
  },
  listPartnerInvitations: {
    summary: 'Invitations to the partner programme with their states, newest first.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: { 200: Page(StaffInvitation) },
    errors: staffErrors,
  },
  withdrawPartnerInvitation: {
    summary: 'Withdraws an open invitation. The act is logged.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ reason: Reason }, closed),
    reply: { 200: StaffPartner },
    errors: [...staffErrors, 'partner_invitation_over'],
  },
} as const satisfies EndpointSchemas;

export const partnerInvitationsContract = define(
  {
    acceptPartnerInvitation,
    declinePartnerInvitation,
    getStaffPartner,
    invitePartner,
    listPartnerInvitations,
    withdrawPartnerInvitation,
  },
  partnerInvitationsSchemas,
);
