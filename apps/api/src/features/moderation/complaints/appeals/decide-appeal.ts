import type { decideAppeal as endpoint } from '@peonia/contract/moderation/complaints.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { enqueue } from '../../../../platform/outbox/outbox.ts';
import { resumeAccount } from '../../../accounts/public.ts';
import { allowPictures } from '../../../media/public.ts';
import { notify } from '../../../notifications/public.ts';
import '../../events.ts';
import { requireMaySanction } from '../../members/require-other-member.ts';
import { requireStaff } from '../../staff-session/require-staff.ts';
import { noteAct } from '../../staff.sql.ts';
import { requireMayDecide } from '../complaint-claim.ts';
import { lockComplaint, settleAppeal } from '../complaint.sql.ts';
import type { DecisionContext } from '../decide-complaint.ts';
import { isFraud } from '../fraud/frauds.ts';
import { notifyOutcome } from '../notify-outcome.ts';
import { endSanctions } from '../sanction.sql.ts';
import { acceptBirthday } from '../under-age-case.ts';

/**
 * Decides an appeal. Granted to the accused, the complaint is dismissed and its sanctions end; granted to the
 * complainer, it is open again for other staff. Removed content stays removed.
 */
export async function decideAppeal(
  { db, caller, params, body, afterCommit }: Call<typeof endpoint>,
  { feed, outbox, secret }: DecisionContext,
): Promise<object> {
  const roles = await requireStaff(db, caller, 'appeals.decide', feed.limits);
  const row = await lockComplaint.first(db, { id: params.id });
  if (row === undefined) throw refuse('not_found');
  requireMayDecide(row, caller.id, feed.limits);
  if (row.appeal !== 'waiting') throw refuse('complaint_decided');
  const { grant } = body;
  const isByAccused = row.state === 'upheld';
  if (grant && isByAccused) await requireMaySanction(db, row.accused_id, roles);
  const turned = isByAccused ? ('dismissed' as const) : ('open' as const);
  const state = grant ? turned : row.state;
  await settleAppeal.run(db, { id: row.id, staff_id: caller.id, granted: grant, state });
  if (grant && isByAccused && row.accused_id !== null) {
    await allowPictures.run(db, { upload_ids: [...row.upload_ids] });
    const { is_out } = await endSanctions.one(db, { complaint_id: row.id, member_id: row.accused_id });
    if (!is_out && (row.act === 'suspend' || row.act === 'ban')) await resumeAccount(db, row.accused_id);
    if (!is_out && row.act === 'ban' && isFraud(row.reason))
      await enqueue(db, 'member.ban-ended', { account_id: row.accused_id });
    await acceptBirthday(db, row, secret);
    await notifyOutcome(db, { ...row, accused_id: null }, 'dismissed');
  }
  if (row.appealed_by !== null)
    await notify(db, {
      member_id: row.appealed_by,
      type: 'profile',
      what: grant ? 'appeal_granted' : 'appeal_refused',
      person_id: null,
      subject: row.id,
    });
  await noteAct.run(db, {
    staff_id: caller.id,
    act: grant ? 'appeal.granted' : 'appeal.refused',
    subject: 'complaint',
    subject_ids: [row.id],
    before: `${row.state}, appeal waiting`,
    after: `${state}, appeal ${grant ? 'granted' : 'refused'}`,
    detail: '',
  });
  afterCommit(outbox.nudge);
  return {};
}
