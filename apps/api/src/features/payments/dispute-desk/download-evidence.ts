import type { downloadEvidence as endpoint } from '@peonia/contract/money/disputes.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { FileReply } from '../../../platform/http/replies/file-reply.ts';
import { pdfReply } from '../../../platform/pdf/pdf-reply.ts';
import { orderById } from '../orders/order.sql.ts';
import { composeEvidence, evidenceName } from './compose-evidence.ts';
import { disputeById } from './dispute-desk.sql.ts';
import type { DisputeDesk } from './read-disputes.ts';

/** The evidence about a disputed payment as PDF, in the language of the reader. The download is logged. */
export async function downloadEvidence(
  { db, caller, params, language }: Call<typeof endpoint>,
  { staff, config }: DisputeDesk,
): Promise<FileReply> {
  await staff.requireFreshStaff(db, caller, 'payments.decide');
  const dispute = await disputeById.first(db, { id: params.id });
  if (dispute === undefined) throw refuse('not_found');
  const order = await orderById.one(db, { id: dispute.order_id });
  const { paper } = await composeEvidence(db, { dispute, order, language, config });
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'dispute.evidence-downloaded',
    subject: 'member',
    subject_ids: [dispute.account_id],
    detail: `${dispute.gateway} ${dispute.refund_id}`,
  });
  return pdfReply(paper, evidenceName(order));
}
