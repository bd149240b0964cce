import {
  memberActs,
  sanctionActs,
  type actOnMember as endpoint,
  type MemberAct,
} from '@peonia/contract/moderation/members.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readReason } from '../../../platform/http/reading/read-reason.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import {
  closeByStaff,
  endSessions,
  resetSecondStep,
  resumeAccount,
  type AccountSummary,
} from '../../accounts/public.ts';
import type { ChangeContext } from '../../accounts/public.ts';
import { applyDecision } from '../complaints/apply-decision.ts';
import { lockComplaint, setDecided } from '../complaints/complaint.sql.ts';
import type { DecisionContext } from '../complaints/decide-complaint.ts';
import { notifyOutcome } from '../complaints/notify-outcome.ts';
import '../events.ts';
import { requireFreshStaff, requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';
import { changeBirthday } from './change-birthday.ts';
import { endAllSanctions, insertStaffCase } from './member-page.sql.ts';
import { mergeSanctions } from './merge-sanctions.ts';
import { requireOtherMember } from './require-other-member.ts';

interface MemberActContext extends DecisionContext {
  readonly realtime: Realtime;
  readonly access: ChangeContext;
}

/**
 * One act on a member, logged with its reason. A sanction is a decided case without a complainer: the member reads its
 * cause and may appeal. Nobody acts on themselves, and only an admin on others of the staff.
 */
export async function actOnMember(call: Call<typeof endpoint>, context: MemberActContext): Promise<object> {
  const { db, caller, params, body } = call;
  const requireRole = freshActs.has(body.act) ? requireFreshStaff : requireStaff;
  const roles = await requireRole(db, caller, memberActs[body.act], context.feed.limits);
  const reason = readReason(body.reason);
  const mayBeStaff = body.act === 'note' || roles.includes('admin');
  const member = await requireOtherMember(db, params.id, { callerId: caller.id, mayBeStaff });
  const change = await changeOf(call, context.feed.limits);
  const act = {
    staff_id: caller.id,
    act: logNames[body.act],
    subject: 'account',
    subject_ids: [params.id],
    ...change,
    detail: [body.cause, body.days, reason].filter(Boolean).join(' · '),
  };

  if (body.act === 'reset_second_step') {
    await resetSecondStep(
      { accountId: params.id, log: async (inside) => void (await noteAct.run(inside, act)) },
      context.access,
    );
    return {};
  }
  await noteAct.run(db, act);
  if (body.act === 'end_sessions') await endSessions(call, params.id, context.realtime);
  else if (body.act === 'restore') await restore(call);
  else if (body.act === 'delete') await closeForGood(call, context);
  else if (body.act !== 'note' && change === null) await sanction(call, member, context);
  return {};
}

/** What an act that changes values has done, for the log; null for the others. */
async function changeOf(
  call: Call<typeof endpoint>,
  limits: Limits,
): Promise<{ before: string; after: string } | null> {
  if (call.body.act === 'correct_birthday') return changeBirthday(call, limits);
  return call.body.act === 'merge_sanctions' ? mergeSanctions(call.db, call.params.id) : null;
}

/** Acts that need a fresh code of the second factor. */
const freshActs: ReadonlySet<MemberAct> = new Set(['reset_second_step', 'delete']);

/** Names in the log of the staff. */
const logNames = {
  note: 'member.noted',
  warn: 'member.warned',
  suspend: 'member.suspended',
  ban: 'member.banned',
  restore: 'member.restored',
  merge_sanctions: 'member.bans-merged',
  end_sessions: 'member.sessions-ended',
  reset_second_step: 'member.second-step-reset',
  correct_birthday: 'member.birthday-corrected',
  delete: 'member.deleted',
} as const satisfies Record<MemberAct, string>;

/** Closes the account, as its owner could. The same job deletes it 30 days later, unless the owner takes it back. */
async function closeForGood(call: Call<typeof endpoint>, { feed, outbox, realtime }: MemberActContext): Promise<void> {
  const isClosed = await closeByStaff(call.db, { id: call.params.id, days: feed.limits.closed_account_days });
  if (!isClosed) throw refuse('account_closed_already', { days: feed.limits.closed_account_days });
  await endSessions(call, call.params.id, realtime);
  call.afterCommit(outbox.nudge);
}

async function restore({ db, params: { id } }: Call<typeof endpoint>): Promise<void> {
  await endAllSanctions.run(db, { member_id: id });
  await resumeAccount(db, id);
  await enqueue(db, 'member.ban-ended', { account_id: id });
}

async function sanction(
  call: Call<typeof endpoint>,
  { name }: AccountSummary,
  context: MemberActContext,
): Promise<void> {
  const { db, caller, params, body, afterCommit } = call;
  const act = sanctionActs.find((one) => one === body.act);
  if (act === undefined || body.cause === undefined) throw refuse('input_invalid', { field: 'cause' });
  if ((act === 'suspend') !== (body.days !== undefined)) throw refuse('input_invalid', { field: 'days' });
  const until = body.days === undefined ? null : new Date(Date.now() + body.days * 86_400_000);
  const content = `${body.cause}: ${body.reason.trim()}`;
  const { id } = await insertStaffCase.one(db, { member_id: params.id, name, content });
  const row = await lockComplaint.one(db, { id });
  await setDecided.run(db, { id, staff_id: caller.id, state: 'upheld', reason: body.cause, act, until });
  await applyDecision(call, row, { act, reason: body.cause, until }, context);
  await notifyOutcome(db, row, 'upheld');
  afterCommit(context.outbox.nudge);
}
