import { writePdf } from '../../../platform/pdf/write-pdf.ts';
import { endRequest, lockRequest, saveRequestFile } from '../desk/payment-request.sql.ts';
import { EvidenceRefused, type EvidencePort } from '../gateways/evidence-port.ts';
import { orderTitle } from '../orders/order-title.ts';
import { orderById, type OrderRow } from '../orders/order.sql.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { composeEvidence, evidenceName } from './compose-evidence.ts';
import { disputeById, recordSubmission, type DisputeFound } from './dispute-desk.sql.ts';

/** Of what providers read. */
const language = 'en';

/**
 * Sends the evidence about a dispute to its provider, once two members of the staff have decided it. The file is
 * uploaded once and submitted under a key of the request, so a retry is the same submission. A refusal by the provider
 * ends the request; other failures are retried.
 */
export async function submitEvidence(requestId: number, context: PaymentsContext): Promise<void> {
  const { database, gateways, log } = context;
  const request = await lockRequest.first(database, { id: requestId });
  if (request === undefined || request.state !== 'approved' || request.dispute_id === null) return;
  const dispute = await disputeById.one(database, { id: request.dispute_id });
  const order = await orderById.one(database, { id: request.order_id });
  const evidence = gateways.get(order.gateway)?.evidence;
  if (evidence === undefined) throw new Error(`The gateway ${order.gateway} is switched off, its evidence waits`);
  try {
    await submit(context, { evidence, dispute, order, request });
  } catch (error) {
    if (!(error instanceof EvidenceRefused)) throw error;
    log.error({ gateway: order.gateway, reason: error.message }, 'a provider refused evidence');
    await endRequest.run(database, { id: requestId, state: 'failed', detail: error.message });
    return;
  }
  await database.transaction(async (db) => {
    await recordSubmission.run(db, { id: dispute.id, staff_id: request.asked_by, note: request.reason });
    await endRequest.run(db, { id: requestId, state: 'done', detail: null });
  });
}

interface Submission {
  readonly evidence: EvidencePort;
  readonly dispute: DisputeFound;
  readonly order: OrderRow;
  readonly request: { readonly id: number; readonly file_ref: string | null };
}

async function submit(
  { database, config }: PaymentsContext,
  { evidence, dispute, order, request }: Submission,
): Promise<void> {
  const { paper, credited_at } = await composeEvidence(database, { dispute, order, language, config });
  const file = request.file_ref ?? (await evidence.upload(await writePdf(paper), evidenceName(order)));
  if (request.file_ref === null) await saveRequestFile.run(database, { id: request.id, file_ref: file });
  await evidence.submit({
    dispute: dispute.refund_id,
    file,
    product: orderTitle(order, config.brand, language),
    delivered_at: credited_at,
    key: `evidence-${order.public_id}-${request.id}`,
  });
}
