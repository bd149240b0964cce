import { partnerInvitationsContract } from '@peonia/contract/partners/partner-invitations.schema.ts';
import { partnersContract } from '@peonia/contract/partners/partners.schema.ts';

const moneyDesk = ['finance', 'admin'] as const;
const unknown = { params: { id: 999_999 } };

/** Calls of the desk of partners: applications and invitations. */
export const partnerDeskActs = {
  'GET staff/partners': {
    endpoint: partnersContract.listPartnerApplications,
    input: {},
    roles: moneyDesk,
    isThere: true,
  },
  'PUT staff/partners/{id}': {
    endpoint: partnersContract.decidePartnerApplication,
    input: { ...unknown, body: { approve: true, reason: 'A ticket' } },
    roles: moneyDesk,
    isThere: false,
  },
  'GET staff/members/{id}/partner': {
    endpoint: partnerInvitationsContract.getStaffPartner,
    input: unknown,
    roles: moneyDesk,
    isThere: false,
  },
  'POST staff/members/{id}/partner/invitations': {
    endpoint: partnerInvitationsContract.invitePartner,
    input: { ...unknown, body: { reason: 'A ticket' } },
    roles: moneyDesk,
    isThere: false,
  },
  'GET staff/partner_invitations': {
    endpoint: partnerInvitationsContract.listPartnerInvitations,
    input: {},
    roles: moneyDesk,
    isThere: true,
  },
  'POST staff/partner_invitations/{id}/withdraw': {
    endpoint: partnerInvitationsContract.withdrawPartnerInvitation,
    input: { ...unknown, body: { reason: 'A ticket' } },
    roles: moneyDesk,
    isThere: false,
  },
} as const;
