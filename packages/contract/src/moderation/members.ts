import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type { StaffPermission } from '../staff/staff-permissions.ts';
import type * as schema from './members.schema.ts';

/** Parts of the page of a member, with what a reader of each needs. */
export const memberSections = {
  account: 'members.read',
  sessions: 'members.activity',
  sanctions: 'members.activity',
  verification: 'members.activity',
  complaints: 'complaints.read',
  payments: 'payments.read',
  orders: 'orders.fulfil',
  travel: 'travel.arrange',
  tickets: 'tickets.answer',
  log: 'members.read',
} as const satisfies Readonly<Record<string, StaffPermission>>;

export type MemberSection = keyof typeof memberSections;

/** What a row of a section says; the staff pages word it. */
export const memberRowKinds = [
  'email',
  'email_unproven',
  'phone',
  'phone_unproven',
  'language',
  'joined',
  'run_by',
  'run_by_maybe',
  'runs',
  'vip',
  'second_step',
  'consent_terms',
  'consent_policy',
  'consent_partners',
  'birthday',
  'session',
  'device',
  'warn',
  'suspend',
  'suspend_over',
  'ban',
  'ban_over',
  'identified',
  'selfie_open',
  'selfie_waiting',
  'selfie_approved',
  'selfie_refused',
  'about_open',
  'about_upheld',
  'about_dismissed',
  'by_open',
  'by_upheld',
  'by_dismissed',
  'payment',
  'payout',
  'order',
  'travel_own',
  'travel_asked',
  'ticket_open',
  'ticket_waiting',
  'ticket_solved',
  'act',
] as const;

export type MemberRowKind = (typeof memberRowKinds)[number];

/** By what a search found a member. */
export const memberMatches = ['number', 'name', 'email', 'phone', 'payment', 'order'] as const;

export type MemberMatch = (typeof memberMatches)[number];

/** Acts on a member, with what each needs. */
export const memberActs = {
  note: 'members.read',
  warn: 'members.sanction',
  suspend: 'members.sanction',
  ban: 'members.sanction',
  restore: 'members.sanction',
  merge_sanctions: 'members.sanction',
  end_sessions: 'members.access',
  reset_second_step: 'members.access',
  correct_birthday: 'members.access',
  delete: 'members.delete',
} as const satisfies Readonly<Record<string, StaffPermission>>;

export type MemberAct = keyof typeof memberActs;

/** Acts that the member hears of with a reason in their language, and may appeal. */
export const sanctionActs = ['warn', 'suspend', 'ban'] as const satisfies readonly MemberAct[];

export type FoundMember = Static<typeof schema.FoundMember>;

export type StaffMemberRow = Static<typeof schema.StaffMemberRow>;

export type BanWave = Static<typeof schema.BanWave>;

export type StaffMemberPage = Static<typeof schema.StaffMemberPage>;

const staffCall = { audience: 'member', permission: 'members.read' } as const;

export const findMembers = endpoint<typeof schema.staffMembersSchemas.findMembers>({
  ...staffCall,
  method: 'GET',
  path: '/staff/members',
  idempotency: 'safe',
});

export const getStaffMember = endpoint<typeof schema.staffMembersSchemas.getStaffMember>({
  ...staffCall,
  method: 'GET',
  path: '/staff/members/:id',
  idempotency: 'safe',
});

export const getBanWave = endpoint<typeof schema.staffMembersSchemas.getBanWave>({
  audience: 'member',
  permission: 'members.activity',
  method: 'GET',
  path: '/staff/members/:id/wave',
  idempotency: 'safe',
});

/** Most accounts that one call suspends together with a member. */
export const carriedAtOnce = 20;

const sanctionCall = {
  audience: 'member',
  permission: 'members.sanction',
  method: 'POST',
  idempotency: 'once',
} as const;

export const carrySanction = endpoint<typeof schema.staffMembersSchemas.carrySanction>({
  ...sanctionCall,
  path: '/staff/members/:id/carried',
});

export const endCarriedSanction = endpoint<typeof schema.staffMembersSchemas.endCarriedSanction>({
  ...sanctionCall,
  path: '/staff/members/:id/carried/end',
});

export const actOnMember = endpoint<typeof schema.staffMembersSchemas.actOnMember>({
  ...staffCall,
  method: 'POST',
  path: '/staff/members/:id/acts',
  idempotency: 'once',
});
