import type { DisputeCase, noteEvidence as endpoint } from '@peonia/contract/money/disputes.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readReason } from '../../../platform/http/reading/read-reason.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { disputeById, sendEvidence } from './dispute-desk.sql.ts';
import { presentDispute, type DisputeDesk } from './read-disputes.ts';

/** Records that somebody of the staff has sent the evidence to the provider. The act is logged. */
export async function noteEvidence(
  { db, caller, params, body, language }: Call<typeof endpoint>,
  desk: DisputeDesk,
): Promise<DisputeCase> {
  await desk.staff.requireFreshStaff(db, caller, 'payments.decide');
  const { id } = params;
  const dispute = await disputeById.first(db, { id });
  if (dispute === undefined) throw refuse('not_found');
  const note = readReason(body.note, 'note');
  if ((await sendEvidence.run(db, { id, staff_id: caller.id, note })) === 0) throw refuse('payment_act_over');
  await desk.staff.noteAct(db, {
    staff_id: caller.id,
    act: 'dispute.evidence-sent',
    subject: 'dispute',
    subject_ids: [id],
    detail: note,
  });
  return presentDispute(db, dispute, { language, desk, reader: caller.id });
}
