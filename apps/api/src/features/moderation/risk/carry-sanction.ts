import type {
  carrySanction as carryEndpoint,
  endCarriedSanction as endEndpoint,
} from '@peonia/contract/moderation/members.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readReason } from '../../../platform/http/reading/read-reason.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import { readAccountSummaries, resumeAccount } from '../../accounts/public.ts';
import { applyDecision } from '../complaints/apply-decision.ts';
import { lockComplaint, setDecided } from '../complaints/complaint.sql.ts';
import type { DecisionContext } from '../complaints/decide-complaint.ts';
import { notifyOutcome } from '../complaints/notify-outcome.ts';
import '../events.ts';
import { insertStaffCase } from '../members/member-page.sql.ts';
import { requireMaySanction } from '../members/require-other-member.ts';
import { requireFreshStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';
import { readWave } from './ban-wave.ts';
import { endCarried, lockSanction, type RunningSanction } from './carried-sanction.sql.ts';

/**
 * Carries the suspension of a member over to accounts of their ban wave. Each is a decided case of its own, which its
 * member reads and may appeal.
 */
export async function carrySanction(call: Call<typeof carryEndpoint>, context: DecisionContext): Promise<object> {
  const { db, caller, params, body, afterCommit } = call;
  const { limits } = context.feed;
  const roles = await requireFreshStaff(db, caller, 'members.sanction', limits);
  const reason = readReason(body.reason);
  if ((await readAccountSummaries(db, [params.id])).get(params.id) === undefined) throw refuse('not_found');
  if ([params.id, ...body.accounts].includes(caller.id)) throw refuse('act_on_oneself');
  const running = await lockSanction.first(db, { member_id: params.id });
  if (running === undefined) throw refuse('sanction_missing');
  const similar = new Map((await readWave(db, params.id, limits)).accounts.map((account) => [account.id, account]));
  for (const id of body.accounts) {
    const account = similar.get(id);
    if (account === undefined || account.status === 'suspended') throw refuse('account_not_similar');
    await requireMaySanction(db, id, roles);
    await noteAct.run(db, {
      staff_id: caller.id,
      act: 'member.suspended-with',
      subject: 'account',
      subject_ids: [id, params.id],
      detail: `${id} ← ${params.id} · ${reason}`,
    });
    await suspendWith(call, { id, name: account.name, reason, running }, context);
  }
  afterCommit(context.outbox.nudge);
  return {};
}

interface Carried {
  readonly id: number;
  readonly name: string;
  readonly reason: string;
  readonly running: RunningSanction;
}

async function suspendWith(
  call: Call<typeof carryEndpoint>,
  { id: memberId, name, reason, running }: Carried,
  context: DecisionContext,
): Promise<void> {
  const { db, caller } = call;
  const { kind: act, until } = running;
  const cause = running.reason ?? 'other';
  const { id } = await insertStaffCase.one(db, { member_id: memberId, name, content: `${cause}: ${reason}` });
  const row = await lockComplaint.one(db, { id });
  await setDecided.run(db, { id, staff_id: caller.id, state: 'upheld', reason: cause, act, until });
  await applyDecision(call, row, { act, reason: cause, until, carried_from: running.id }, context);
  await notifyOutcome(db, row, 'upheld');
}

/** Takes the suspension of one account back. Another sanction of its own stays. */
export async function endCarriedSanction(
  { db, caller, params, body }: Call<typeof endEndpoint>,
  { feed }: DecisionContext,
): Promise<object> {
  const roles = await requireFreshStaff(db, caller, 'members.sanction', feed.limits);
  const reason = readReason(body.reason);
  if ((await readAccountSummaries(db, [params.id])).get(params.id) === undefined) throw refuse('not_found');
  if (body.account === caller.id) throw refuse('act_on_oneself');
  await requireMaySanction(db, body.account, roles);
  const ended = await endCarried.first(db, { member_id: params.id, account_id: body.account });
  if (ended === undefined) throw refuse('sanction_not_carried');
  if (!ended.is_out) {
    await resumeAccount(db, body.account);
    await enqueue(db, 'member.ban-ended', { account_id: body.account });
  }
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'member.suspended-with-ended',
    subject: 'account',
    subject_ids: [body.account, params.id],
    detail: `${body.account} ← ${params.id} · ${reason}`,
  });
  return {};
}
