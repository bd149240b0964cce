import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import type { WebhookEvent } from '../gateways/payment-gateway.ts';
import { tell, walk } from '../orders/move-order.ts';
import {
  arrivedRisky,
  beginReview,
  endReview,
  isForGold,
  markHeld,
  moveOrder,
  type OrderRow,
} from '../orders/order.sql.ts';
import type { PaymentItem } from '../payment-item.ts';
import { holdOrderGold } from '../refunds/hold-order.ts';
import { releaseOrder } from '../refunds/release-order.ts';
import { isReviewReleased, type WebhookEventState } from './webhook-event.sql.ts';

/**
 * The payment is under review. Before its money arrives the order is marked; afterwards the rest of its gold is held. A
 * payment that is held already is held for this review too.
 */
export async function openReview(
  call: EventTransaction,
  event: WebhookEvent,
  order: OrderRow,
): Promise<WebhookEventState> {
  const { db } = call;
  const { id, state, is_held, released_for } = order;
  const reason = event.reason ?? 'review';
  const review = event.review ?? null;
  if (review !== null && released_for.includes(review)) return 'ignored';
  if (review !== null && (await isReviewReleased.one(db, { order_id: id, review })).released) return 'ignored';
  const isToCome = state === 'created' || state === 'pending';
  const isHeldFor = reason === 'risk' && (isToCome || is_held || (state === 'credited' && isForGold(order)));
  if (!isToCome && !isHeldFor) return 'ignored';
  if (isHeldFor) await beginReview.run(db, { id, review: review ?? arrivedRisky });
  if (is_held) return 'applied';
  if (isToCome) {
    await walk(call, order, 'pending');
    await moveOrder.run(db, { id, state: 'pending', reason });
  } else {
    await holdOrderGold(call, order);
    await markHeld.run(db, { id });
  }
  await tell(call, order);
  return 'applied';
}

/** A review ended well. The last one releases what is held, and a payment still to come is not held. */
export async function closeReview(
  call: EventTransaction,
  event: WebhookEvent,
  order: OrderRow,
  items: readonly PaymentItem[],
): Promise<WebhookEventState> {
  const ended = await endReview.first(call.db, { id: order.id, review: event.review ?? arrivedRisky });
  if (ended === undefined) return 'ignored';
  if (ended.others > 0) return 'applied';
  if (order.is_held) {
    await releaseOrder(call, order, items);
    return 'applied';
  }
  if (order.state !== 'pending') return 'applied';
  await moveOrder.run(call.db, { id: order.id, state: 'pending', reason: null });
  await tell(call, order);
  return 'applied';
}
