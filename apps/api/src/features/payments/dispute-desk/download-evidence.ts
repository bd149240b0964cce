import type { downloadEvidence as endpoint } from '@peonia/contract/money/disputes.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { FileReply } from '../../../platform/http/file-reply.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { pdfReply } from '../../../platform/pdf/pdf-reply.ts';
import { readAccessHistory, readAccountSummaries } from '../../accounts/public.ts';
import { creditedAt, spentOfPayment } from '../../ledger/public.ts';
import { historyOfPayer } from '../desk/payment-desk.sql.ts';
import { isForGold, orderById } from '../orders/order.sql.ts';
import { disputeById } from './dispute-desk.sql.ts';
import { evidencePaper } from './evidence-paper.ts';
import type { DisputeDesk } from './read-disputes.ts';

/** Purchases of one document. */
const mostPurchases = 200;

/**
 * The evidence about a disputed payment as PDF. It holds no message, no name of another member and no network address.
 * The download is logged.
 */
export async function downloadEvidence(
  { db, caller, params, language }: Call<typeof endpoint>,
  { staff, config: { brand, publicUrl } }: DisputeDesk,
): Promise<FileReply> {
  await staff.requireFreshStaff(db, caller, 'payments.decide');
  const dispute = await disputeById.first(db, { id: params.id });
  if (dispute === undefined) throw refuse('not_found');
  const { account_id: member_id, order_id } = dispute;
  const order = await orderById.one(db, { id: order_id });
  const payer = (await readAccountSummaries(db, [member_id])).get(member_id);
  // A pack that was credited as gold is spent like gold.
  const asGold = isForGold(order) || order.as_gold;
  const paper = evidencePaper({
    brand,
    publicUrl,
    language,
    dispute,
    order,
    payer: payer?.name ?? '',
    credited_at: (await creditedAt.first(db, { key: `order:${order_id}` }))?.created_at ?? null,
    spent: asGold ? await spentOfPayment(db, { member_id, order_id, most: mostPurchases }) : null,
    history: await historyOfPayer.one(db, { account_id: member_id }),
    access: payer === undefined ? null : await readAccessHistory(db, member_id),
    now: new Date(),
  });
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'dispute.evidence-downloaded',
    subject: 'member',
    subject_ids: [member_id],
    detail: `${dispute.gateway} ${dispute.refund_id}`,
  });
  return pdfReply(paper, `evidence-${order.public_id.slice(0, 8)}.pdf`);
}
