import type {
  getStaffPartner,
  invitePartner as endpoint,
  listPartnerInvitations,
  StaffInvitation,
  StaffPartner,
  withdrawPartnerInvitation,
} from '@peonia/contract/partners/partner-invitations.ts';
import { partnerTerms } from '@peonia/contract/partners/partners.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readReason } from '../../../platform/http/reading/read-reason.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue, type Outbox } from '../../../platform/outbox/outbox.ts';
import {
  hasConsent,
  hasSecondStep,
  readAccountSummaries,
  readIdentified,
  readMemberFlags,
  type StaffAccess,
} from '../../accounts/public.ts';
import { notify, withdrawNotification } from '../../notifications/public.ts';
import type { Cards } from '../../profiles/public.ts';
import '../events.ts';
import { newestApplication } from '../application.sql.ts';
import {
  closeInvitation,
  expireInvitation,
  insertInvitation,
  invitationsOf,
  listInvitations,
  lockInvitation,
  type InvitationRow,
} from './invitation.sql.ts';

const pageSize = 20;

interface DeskContext {
  readonly staff: StaffAccess;
  readonly limits: Limits;
  readonly nudge: Outbox['nudge'];
  readonly cards: Cards;
}

/** Where a member stands with the partner programme, for staff. */
export async function readStaffPartner(
  { db, caller, params }: Call<typeof getStaffPartner>,
  staff: StaffAccess,
): Promise<StaffPartner> {
  await staff.requireStaff(db, caller, 'partners.decide');
  return present(db, params.id);
}

/** Invites an active member, who reads the reason. Nobody invites themselves. */
export async function inviteMember(
  { db, caller, params, body, afterCommit }: Call<typeof endpoint>,
  { staff, limits, nudge }: DeskContext,
): Promise<StaffPartner> {
  await staff.requireStaff(db, caller, 'partners.decide');
  const member_id = params.id;
  const reason = readReason(body.reason);
  // Locks the account against an application and a change of its flags meanwhile.
  const flags = await readMemberFlags(db, member_id);
  const account = (await readAccountSummaries(db, [member_id])).get(member_id);
  if (flags === undefined || account?.status !== 'active' || member_id === caller.id) throw refuse('not_found');
  const application = await newestApplication.first(db, { member_id });
  if (flags.is_partner || application?.state === 'open') throw refuse('partner_invited');
  await expireInvitation.run(db, { member_id });
  const inserted = await insertInvitation.first(db, {
    member_id,
    invited_by: caller.id,
    reason,
    days: limits.partner_invitation_days,
  });
  if (inserted === undefined) throw refuse('partner_invited');
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'partner.invited',
    subject: 'account',
    subject_ids: [member_id],
    detail: reason,
  });
  await notify(db, { ...notificationOf(inserted.id), member_id });
  await enqueue(db, 'partners.invited', { invitation_id: inserted.id });
  afterCommit(nudge);
  return present(db, member_id);
}

/** All invitations, newest first. */
export async function listAll(
  { db, caller, query }: Call<typeof listPartnerInvitations>,
  staff: StaffAccess,
): Promise<ReplyOf<typeof listPartnerInvitations>> {
  await staff.requireStaff(db, caller, 'partners.decide');
  const rows = await listInvitations.all(db, {
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: pageSize + 1,
  });
  const { shown, max_id } = cutPage(rows, pageSize);
  return { items: await presentInvitations(db, shown), max_id };
}

/** Withdraws an open invitation, and its notification with it. */
export async function withdrawInvitation(
  { db, caller, params, body, emit }: Call<typeof withdrawPartnerInvitation>,
  { staff, cards }: DeskContext,
): Promise<StaffPartner> {
  await staff.requireStaff(db, caller, 'partners.decide');
  const answer = readReason(body.reason);
  const invitation = await lockInvitation.first(db, { id: params.id });
  if (invitation === undefined) throw refuse('not_found');
  const { id, member_id, state } = invitation;
  if (state !== 'open') throw refuse('partner_invitation_over');
  await closeInvitation.run(db, { id, state: 'withdrawn', answer });
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'partner.uninvited',
    subject: 'account',
    subject_ids: [member_id],
    detail: answer,
  });
  const about = { ...notificationOf(id), member_id };
  for (const taken of await withdrawNotification(db, cards, about)) emit(member_id, 'notification.taken', taken);
  return present(db, member_id);
}

const notificationOf = (id: number) =>
  ({ type: 'profile', what: 'partner_invited', person_id: null, subject: id }) as const;

async function present(db: Db, member_id: number): Promise<StaffPartner> {
  const account = (await readAccountSummaries(db, [member_id])).get(member_id);
  if (account === undefined) throw refuse('not_found');
  return {
    partner: account.is_partner,
    identified: (await readIdentified(db, member_id)) !== null,
    two_step: await hasSecondStep(db, member_id),
    terms: await hasConsent(db, { member_id, document: 'partners', version: partnerTerms }),
    applied: (await newestApplication.first(db, { member_id }))?.state === 'open',
    invitations: await presentInvitations(db, await invitationsOf.all(db, { member_id, most: pageSize })),
  };
}

async function presentInvitations(db: Db, rows: readonly InvitationRow[]): Promise<StaffInvitation[]> {
  const people = await readAccountSummaries(db, [
    ...new Set(rows.flatMap(({ member_id, invited_by }) => [member_id, invited_by])),
  ]);
  const nameOf = (id: number) => people.get(id)?.name ?? '';
  return rows.map(({ id, member_id, state, reason, answer, invited_by, invited_at, expires_at, closed_at }) => ({
    id,
    user_id: member_id,
    name: nameOf(member_id),
    state,
    reason,
    answer,
    invited_by: nameOf(invited_by),
    invited_at: invited_at.toISOString(),
    expires_at: expires_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
  }));
}
