import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  FoundMember,
  MemberAct,
  MemberMatch,
  MemberRowKind,
  MemberSection,
} from '@peonia/contract/moderation/members.ts';

export const statusLabels: Readonly<Record<FoundMember['status'], MessageDescriptor>> = {
  active: msg({ message: 'Active', context: 'account' }),
  closed: msg({ message: 'Closed', context: 'account' }),
  suspended: msg({ message: 'Suspended', context: 'account' }),
};

export const matchLabels: Readonly<Record<MemberMatch, MessageDescriptor>> = {
  number: msg`Number`,
  name: msg`Name`,
  email: msg`E-mail address`,
  phone: msg`Phone`,
  payment: msg`Payment`,
  order: msg({ message: 'Order', context: 'mall' }),
};

export const sectionLabels: Readonly<Record<MemberSection, MessageDescriptor>> = {
  account: msg`Account`,
  sessions: msg`Devices and sessions`,
  sanctions: msg`Sanctions`,
  verification: msg`Verification`,
  complaints: msg`Complaints by and about`,
  payments: msg`Payments`,
  orders: msg`Orders`,
  travel: msg`Travel requests`,
  tickets: msg`Tickets`,
  log: msg`Notes and acts of the staff`,
};

export const rowLabels: Readonly<Record<MemberRowKind, MessageDescriptor>> = {
  email: msg`E-mail, confirmed`,
  email_unproven: msg`E-mail, not confirmed`,
  phone: msg`Phone, confirmed`,
  phone_unproven: msg`Phone, not confirmed`,
  language: msg`Language`,
  joined: msg`Here since`,
  run_by: msg`Run by the partner`,
  run_by_maybe: msg`Probably run by the partner`,
  runs: msg`Runs the account`,
  vip: msg`VIP`,
  second_step: msg`Two-step login since`,
  consent_terms: msg`Agreed to the terms, version`,
  consent_policy: msg`Agreed to the privacy policy, version`,
  consent_partners: msg`Agreed to the terms for partners, version`,
  birthday: msg`Birthday`,
  session: msg`Session`,
  device: msg`Device key`,
  warn: msg`Warning`,
  suspend: msg`Suspension`,
  suspend_over: msg`Suspension, over`,
  ban: msg`Suspension for good`,
  ban_over: msg`Suspension for good, lifted`,
  identified: msg`Identity verified`,
  selfie_open: msg`Selfie requested`,
  selfie_waiting: msg`Selfie waiting`,
  selfie_approved: msg`Selfie approved`,
  selfie_refused: msg`Selfie refused`,
  about_open: msg`About them, open`,
  about_upheld: msg`About them, upheld`,
  about_dismissed: msg`About them, dismissed`,
  by_open: msg`By them, open`,
  by_upheld: msg`By them, upheld`,
  by_dismissed: msg`By them, dismissed`,
  payment: msg`Payment`,
  payout: msg`Payout`,
  order: msg({ message: 'Order', context: 'mall' }),
  travel_own: msg`Journey`,
  travel_asked: msg`Asked to meet`,
  ticket_open: msg`Ticket, waiting for us`,
  ticket_waiting: msg`Ticket, waiting for the member`,
  ticket_solved: msg`Ticket, solved`,
  act: msg`Act`,
};

export const actLabels: Readonly<Record<MemberAct, MessageDescriptor>> = {
  note: msg`Write a note`,
  warn: msg`Warn`,
  suspend: msg`Suspend for days`,
  ban: msg`Suspend for good`,
  restore: msg`Restore`,
  merge_sanctions: msg`Merge suspensions`,
  end_sessions: msg`End all sessions`,
  reset_second_step: msg`Reset the two-step login`,
  correct_birthday: msg`Correct the birthday`,
  delete: msg`Delete the account`,
};
