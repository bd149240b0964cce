import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import type { WebhookEvent } from '../gateways/payment-gateway.ts';
import type { OrderRow } from '../orders/order.sql.ts';
import type { PaymentItem } from '../payment-item.ts';
import { disputeOf, insertWonDispute, markWon } from '../refunds/refund.sql.ts';
import { returnRefund } from '../refunds/return-refund.ts';
import type { WebhookEventState } from '../webhooks/webhook-event.sql.ts';

/**
 * Settles a dispute that was decided in our favour, once: returns the gold it took, pays off its debt first, lifts the
 * purchase block, and gives a pack its lost days back. If the provider reports the win before the dispute itself, the
 * win is stored and the dispute then takes nothing.
 */
export async function settleWonDispute(
  call: EventTransaction,
  event: WebhookEvent,
  order: OrderRow,
  items: readonly PaymentItem[],
): Promise<WebhookEventState> {
  const { db } = call;
  const { gateway, id: order_id } = order;
  const [told, amount] = [event.refund?.id ?? event.event_id, event.amount ?? 0];
  const taken = await disputeOf.first(db, { order_id, refund_id: told, amount });
  const isFirst = (await insertWonDispute.run(db, { gateway, refund_id: told, order_id, amount })) === 1;
  if (taken === undefined) return isFirst ? 'applied' : 'ignored';
  // This dispute was already won under its other id.
  if (!isFirst && taken.refund_id !== told) return 'ignored';

  await markWon.run(db, { order_id, refund_id: taken.refund_id });
  await returnRefund(call, order, { ...taken, items });
  return 'applied';
}
