import { complaintReasons, type ComplaintReason } from '@peonia/contract/moderation/complaint-reasons.ts';
import { dismissalReasons, type decideComplaint as endpoint } from '@peonia/contract/moderation/complaints.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { clearPost, type FeedContext } from '../../feed/public.ts';
import { refundForComplaint } from '../../translators/public.ts';
import { requireMaySanction } from '../members/require-other-member.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';
import { applyDecision, type ComplaintDecision } from './apply-decision.ts';
import { requireMayDecide } from './complaint-claim.ts';
import { lockComplaint, setDecided, type ComplaintDetail } from './complaint.sql.ts';
import { notifyOutcome } from './notify-outcome.ts';
import { isRemovable } from './text-case.ts';
import { acceptBirthday, isUnderAgeCase } from './under-age-case.ts';

export interface DecisionContext {
  readonly database: Database;
  readonly feed: FeedContext;
  readonly outbox: Outbox;
  /** Keys the hashes by which a suspended member is recognised. */
  readonly secret: string;
  /** Brings the search up to date. */
  wordsChanged(db: Db, memberId: number): Promise<void>;
}

/**
 * Upholds a complaint with its sanction, or dismisses it. Both sides are notified; of a dismissed one only the
 * complainer is.
 */
export async function decideComplaint(call: Call<typeof endpoint>, context: DecisionContext): Promise<object> {
  const { db, caller, params, body, afterCommit } = call;
  const { limits } = context.feed;
  const roles = await requireStaff(db, caller, 'complaints.decide', limits);
  const row = await lockComplaint.first(db, { id: params.id });
  if (row === undefined) throw refuse('not_found');
  requireMayDecide(row, caller.id, limits);
  if (row.state !== 'open') throw refuse('complaint_decided');
  const verdict = readVerdict(body, row);
  if (verdict !== null && verdict.act !== 'none' && verdict.act !== 'remove')
    await requireMaySanction(db, row.accused_id, roles);
  await setDecided.run(db, {
    id: row.id,
    staff_id: caller.id,
    state: verdict === null ? 'dismissed' : 'upheld',
    reason: body.reason,
    act: verdict?.act ?? null,
    until: verdict?.until ?? null,
  });
  if (verdict === null) await acceptBirthday(db, row, context.secret);
  else await applyDecision(call, row, verdict, context);
  if (row.report_type === 'feed' && verdict?.act !== 'remove') await clearPost(db, row.report_id);
  if (verdict !== null && row.report_type === 'translation') await refundForComplaint(call, row.report_id);
  await noteAct.run(db, {
    staff_id: caller.id,
    act: verdict === null ? 'complaint.dismissed' : 'complaint.upheld',
    subject: 'complaint',
    subject_ids: [row.id],
    before: row.state,
    after: verdict === null ? 'dismissed' : `upheld, ${sanctionText(verdict, body.days)}`,
    detail: body.reason,
  });
  await notifyOutcome(db, row, verdict === null ? 'dismissed' : 'upheld');
  afterCommit(context.outbox.nudge);
  return {};
}

/** `suspend 7 days`, for the audit log. */
function sanctionText({ act }: ComplaintDecision, days: number | undefined): string {
  return days === undefined ? act : `${act} ${days} days`;
}

/** The checked sanction; null for a dismissal. */
function readVerdict(
  { uphold, reason, act = 'none', days }: BodyOf<typeof endpoint>,
  row: ComplaintDetail,
): ComplaintDecision | null {
  if (!uphold) {
    if (!dismissalReasons.some((one) => one === reason)) throw refuse('input_invalid', { field: 'reason' });
    return null;
  }
  if (!complaintReasons.some((one) => one === reason)) throw refuse('input_invalid', { field: 'reason' });
  if (act === 'remove' && !isRemovable(row)) throw refuse('input_invalid', { field: 'act' });
  if (isUnderAgeCase(row) && act !== 'suspend' && act !== 'ban') throw refuse('input_invalid', { field: 'act' });
  if ((act === 'suspend') !== (days !== undefined)) throw refuse('input_invalid', { field: 'days' });
  return {
    act,
    reason: reason as ComplaintReason,
    until: days === undefined ? null : new Date(Date.now() + days * 86_400_000),
  };
}
