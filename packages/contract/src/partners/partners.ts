import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as flags from './member-flags.schema.ts';
import type * as figures from './partner-figure-count.schema.ts';
import type * as schema from './partners.schema.ts';

export const applicationStates = ['open', 'approved', 'refused'] as const;

/** An open invitation that nobody answered in time is expired. */
export const invitationStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

export type InvitationState = (typeof invitationStates)[number];

/** The terms that an applicant accepts now; a change of the programme gets another one. */
export const partnerTerms = '2026-11';

/** Pages that a partner's link can open. */
export const partnerPages = ['landing', 'online', 'latest', 'hottest'] as const;

/** What a partner earns from: kinds of trades on what is theirs, and payments of referred members. */
export const earningKinds = ['gift', 'unlock', 'contact', 'call', 'referral'] as const;

/** Why gold of a share was taken back: the payment was refunded, or the bank of the payer took it back. */
export const takenReasons = ['refund', 'chargeback'] as const;

export const earningStates = ['pending', 'available', 'reversed'] as const;

/** What figures show: the last 30 days by day, or the last 12 months by month. */
export const figureSpans = ['month', 'year'] as const;

/** Links of one partner. */
export const partnerLinksMax = 50;

/** A pid has 3, 4 or 6 characters. Source: specification section 2. */
export const pidPattern = '^(?:[A-Za-z0-9]{3}|[A-Za-z0-9]{4}|[A-Za-z0-9]{6})$';

export type Earning = Static<typeof schema.Earning>;
export type Affiliate = Static<typeof schema.Affiliate>;
export type FigureCount = Static<typeof figures.FigureCount>;
export type AffiliateFigures = Static<typeof schema.AffiliateFigures>;
export type PartnerLink = Static<typeof schema.PartnerLink>;
export type PartnerApplication = Static<typeof schema.PartnerApplication>;
export type StaffApplication = Static<typeof schema.StaffApplication>;
/** Who runs an account for somebody else. */
export type RunBy = Static<typeof flags.RunBy>;

export type MemberFlags = Static<typeof flags.MemberFlags>;

export const getPartnerApplication = endpoint<typeof schema.partnersSchemas.getPartnerApplication>({
  method: 'GET',
  path: '/partner/application',
  audience: 'member',
  idempotency: 'safe',
});

export const applyAsPartner = endpoint<typeof schema.partnersSchemas.applyAsPartner>({
  method: 'POST',
  path: '/partner/application',
  audience: 'member',
  idempotency: 'natural',
});

export const getAffiliate = endpoint<typeof schema.partnersSchemas.getAffiliate>({
  method: 'GET',
  path: '/affiliate',
  audience: 'member',
  idempotency: 'safe',
});

export const downloadEarnings = endpoint<typeof schema.partnersSchemas.downloadEarnings>({
  method: 'GET',
  path: '/affiliate.csv',
  audience: 'member',
  idempotency: 'safe',
});

export const getAffiliateFigures = endpoint<typeof schema.partnersSchemas.getAffiliateFigures>({
  method: 'GET',
  path: '/affiliate/figures',
  audience: 'member',
  idempotency: 'safe',
});

export const downloadAffiliateFigures = endpoint<typeof schema.partnersSchemas.downloadAffiliateFigures>({
  method: 'GET',
  path: '/affiliate/figures.csv',
  audience: 'member',
  idempotency: 'safe',
});

export const listPartnerLinks = endpoint<typeof schema.partnersSchemas.listPartnerLinks>({
  method: 'GET',
  path: '/partner/links',
  audience: 'member',
  idempotency: 'safe',
});

export const addPartnerLink = endpoint<typeof schema.partnersSchemas.addPartnerLink>({
  method: 'POST',
  path: '/partner/links',
  audience: 'member',
  idempotency: 'natural',
});

export const listPartnerApplications = endpoint<typeof schema.partnersSchemas.listPartnerApplications>({
  method: 'GET',
  path: '/staff/partners',
  audience: 'member',
  idempotency: 'safe',
  permission: 'partners.decide',
});

export const decidePartnerApplication = endpoint<typeof schema.partnersSchemas.decidePartnerApplication>({
  method: 'PUT',
  path: '/staff/partners/:id',
  audience: 'member',
  idempotency: 'natural',
  permission: 'partners.decide',
});

export const getMemberFlags = endpoint<typeof schema.partnersSchemas.getMemberFlags>({
  method: 'GET',
  path: '/staff/members/:id/flags',
  audience: 'member',
  idempotency: 'safe',
  permission: 'members.flag',
});

export const setMemberFlags = endpoint<typeof schema.partnersSchemas.setMemberFlags>({
  method: 'PUT',
  path: '/staff/members/:id/flags',
  audience: 'member',
  idempotency: 'natural',
  permission: 'members.flag',
});
