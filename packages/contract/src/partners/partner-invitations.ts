import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './partner-invitations.schema.ts';

export type StaffInvitation = Static<typeof schema.StaffInvitation>;
export type StaffPartner = Static<typeof schema.StaffPartner>;

export const acceptPartnerInvitation = endpoint<typeof schema.partnerInvitationsSchemas.acceptPartnerInvitation>({
  method: 'POST',
  path: '/partner/invitations/:id/accept',
  audience: 'member',
  idempotency: 'natural',
});

export const declinePartnerInvitation = endpoint<typeof schema.partnerInvitationsSchemas.declinePartnerInvitation>({
  method: 'POST',
  path: '/partner/invitations/:id/decline',
  audience: 'member',
  idempotency: 'natural',
});

export const getStaffPartner = endpoint<typeof schema.partnerInvitationsSchemas.getStaffPartner>({
  method: 'GET',
  path: '/staff/members/:id/partner',
  audience: 'member',
  idempotency: 'safe',
  permission: 'partners.decide',
});

export const invitePartner = endpoint<typeof schema.partnerInvitationsSchemas.invitePartner>({
  method: 'POST',
  path: '/staff/members/:id/partner/invitations',
  audience: 'member',
  idempotency: 'natural',
  permission: 'partners.decide',
});

export const listPartnerInvitations = endpoint<typeof schema.partnerInvitationsSchemas.listPartnerInvitations>({
  method: 'GET',
  path: '/staff/partner_invitations',
  audience: 'member',
  idempotency: 'safe',
  permission: 'partners.decide',
});

export const withdrawPartnerInvitation = endpoint<typeof schema.partnerInvitationsSchemas.withdrawPartnerInvitation>({
  method: 'POST',
  path: '/staff/partner_invitations/:id/withdraw',
  audience: 'member',
  idempotency: 'natural',
  permission: 'partners.decide',
});
