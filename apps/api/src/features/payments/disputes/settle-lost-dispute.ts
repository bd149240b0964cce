import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import type { WebhookEvent } from '../gateways/payment-gateway.ts';
import type { OrderRow } from '../orders/order.sql.ts';
import type { PaymentItem } from '../payment-item.ts';
import { refundOrder } from '../refunds/refund-order.ts';
import { disputeOf, markLost } from '../refunds/refund.sql.ts';
import type { WebhookEventState } from '../webhooks/webhook-event.sql.ts';

/**
 * Settles a dispute that was decided for the payer, once: what it took stays taken, and payments stay locked until the
 * staff unlock them. A loss that is reported before its dispute takes the gold back first.
 */
export async function settleLostDispute(
  call: EventTransaction,
  event: WebhookEvent,
  order: OrderRow,
  items: readonly PaymentItem[],
): Promise<WebhookEventState> {
  const told = { order_id: order.id, refund_id: event.refund?.id ?? event.event_id, amount: event.amount ?? 0 };
  const find = () => disputeOf.first(call.db, told);
  let dispute = await find();
  if (dispute === undefined) {
    await refundOrder(call, { ...event, kind: 'disputed' }, order, items);
    dispute = await find();
  }
  if (dispute === undefined) return 'ignored';
  const lost = await markLost.run(call.db, { order_id: order.id, refund_id: dispute.refund_id });
  return lost === 1 ? 'applied' : 'ignored';
}
