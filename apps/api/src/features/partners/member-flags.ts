import {
  partnerTerms,
  type getMemberFlags,
  type MemberFlags,
  type setMemberFlags as endpoint,
} from '@peonia/contract/partners/partners.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { readReason } from '../../platform/http/reading/read-reason.ts';
import { refuse } from '../../platform/http/refusal.ts';
import {
  hasConsent,
  readAccountSummaries,
  readMemberFlags,
  saveMemberFlags,
  type StaffAccess,
} from '../accounts/public.ts';
import { emitBalance } from '../ledger/public.ts';
import { readPersonalRate, savePersonalRate } from '../payments/public.ts';
import { requireProofs } from './apply-as-partner.ts';
import { withdrawOpenInvitation } from './invitations/invitation.sql.ts';
import { declareRunBy, readRunAccounts } from './run-accounts/run-accounts.ts';

/** Flags and personal price of a member, for staff. */
export async function readFlags(
  { db, caller, params }: Call<typeof getMemberFlags>,
  staff: StaffAccess,
): Promise<MemberFlags> {
  await staff.requireStaff(db, caller, 'members.flag');
  return presentFlags(db, params.id);
}

/**
 * Sets flags and the personal price. Before and after are logged with the reason. A member is made a partner only with
 * what an application needs, and with accepted terms; others are invited. Nobody changes their own flags.
 */
export async function setFlags(call: Call<typeof endpoint>, staff: StaffAccess): Promise<MemberFlags> {
  const { db, caller, params, body } = call;
  await staff.requireFreshStaff(db, caller, 'members.flag');
  const memberId = params.id;
  if (memberId === caller.id) throw refuse('not_found');
  const before = await presentFlags(db, memberId);
  const reason = readReason(body.reason);
  if (body.partner && !before.partner) {
    await requirePartnerTerms(db, memberId);
    await withdrawOpenInvitation.run(db, { member_id: memberId, answer: reason });
  }
  await saveMemberFlags(db, memberId, { is_partner: body.partner, has_mall: body.mall, is_free: body.free });
  await savePersonalRate(db, memberId, body.rate);
  if (body.run_by !== undefined) await declareRunBy(db, memberId, body.run_by);
  const after = await presentFlags(db, memberId);
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'member.flagged',
    subject: 'account',
    subject_ids: [memberId],
    before: describe(before),
    after: describe(after),
    detail: reason,
  });
  await emitBalance(call, memberId);
  return after;
}

async function requirePartnerTerms(db: Db, member_id: number): Promise<void> {
  await requireProofs(db, member_id);
  if (!(await hasConsent(db, { member_id, document: 'partners', version: partnerTerms })))
    throw refuse('partner_terms_missing');
}

async function presentFlags(db: Db, memberId: number): Promise<MemberFlags> {
  const [flags, account] = [
    await readMemberFlags(db, memberId),
    (await readAccountSummaries(db, [memberId])).get(memberId),
  ];
  if (flags === undefined || account === undefined) throw refuse('not_found');
  return {
    user_id: memberId,
    name: account.name,
    partner: flags.is_partner,
    mall: flags.has_mall,
    free: flags.is_free,
    rate: await readPersonalRate(db, memberId),
    run_by: (await readRunAccounts(db, [memberId])).get(memberId) ?? null,
  };
}

function describe({ partner, mall, free, rate, run_by }: MemberFlags): string {
  const set = [
    partner ? 'partner' : '',
    mall ? 'mall' : '',
    free ? 'free' : '',
    rate === null ? '' : `rate ${rate}`,
    run_by === null ? '' : `run by ${run_by.user_id}`,
  ];
  return set.filter(Boolean).join(' ') || 'none';
}
