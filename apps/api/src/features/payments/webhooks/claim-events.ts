import type { Db } from '../../../platform/db/statement.ts';
import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import type { WebhookEvent } from '../gateways/payment-gateway.ts';
import { walk } from '../orders/move-order.ts';
import { lockOrder, type OrderRow } from '../orders/order.sql.ts';
import type { PaymentItem } from '../payment-item.ts';
import { closeReview, openReview } from './follow-review.ts';
import { claimWebhookEvents, closeWebhookEvent, lockPaymentOfEvent, type ClaimedEvent } from './webhook-event.sql.ts';

/** Lets the events of one payment wait for each other, so that none is refused while its payment is credited. */
export async function lockPayment(db: Db, gateway: string, { payment }: WebhookEvent): Promise<void> {
  if (payment !== null) await lockPaymentOfEvent.run(db, { gateway, payment });
}

/**
 * Claims the events that named this payment before any order knew it. Reviews apply at once, so that the payment
 * arrives held; the others wait until the order is credited. Returns the order as it is then.
 */
export async function claimEvents(
  call: EventTransaction,
  { payment, merchant }: WebhookEvent,
  order: OrderRow,
  items: readonly PaymentItem[],
): Promise<OrderRow> {
  const { db } = call;
  const { id: order_id, gateway } = order;
  if (payment === null) return order;
  const claimed = await claimWebhookEvents.all(db, { gateway, payment, merchant, order_id });
  const reviews = claimed.filter(isReview).toSorted((one, other) => one.id - other.id);
  if (reviews.length === 0) return order;
  await walk(call, order, 'pending');
  for (const { id, event } of reviews) {
    const current = await lockOrder.one(db, { id: order_id });
    const state =
      event.kind === 'reviewed'
        ? await openReview(call, event, current)
        : await closeReview(call, event, current, items);
    await closeWebhookEvent.run(db, { id, state, reason: null, order_id });
  }
  return lockOrder.one(db, { id: order_id });
}

function isReview({ event }: ClaimedEvent): boolean {
  return event.kind === 'reviewed' || event.kind === 'released';
}
