import type { Db } from '../../../platform/db/statement.ts';
import type { WebhookEvent } from '../gateways/payment-gateway.ts';
import type { OrderRow } from '../orders/order.sql.ts';
import { disputeOf } from '../refunds/refund.sql.ts';
import { saveProgress } from './dispute.sql.ts';

/** Stores the provider's deadline of a dispute and that it has our evidence, if the dispute is known and open. */
export async function noteProgress(
  db: Db,
  { refund, event_id, amount, dispute }: WebhookEvent,
  { id: order_id, gateway }: Pick<OrderRow, 'id' | 'gateway'>,
): Promise<void> {
  if (dispute === undefined || (dispute.due_at === null && !dispute.isAnswered)) return;
  const known = await disputeOf.first(db, { order_id, refund_id: refund?.id ?? event_id, amount: amount ?? 0 });
  if (known === undefined) return;
  const { due_at, isAnswered: answered } = dispute;
  await saveProgress.run(db, { gateway, refund_id: known.refund_id, due_at, answered });
}
