import { transactionWithEvents } from '../../../platform/realtime/transaction-with-events.ts';
import type { PaymentsParts } from '../payments-parts.ts';
import { storeWebhookEvent } from '../webhooks/store-webhook-event.ts';
import { lockOrder, moveOrder, takeUnfinished, type OrderRow } from './order.sql.ts';
import { languageOf, presentOrder } from './present-order.ts';

const batch = 50;
/** Providers polled at the same time. */
const atOnce = 5;

/**
 * Polls the provider for payments without a webhook, and cancels orders that nobody finishes. The result is handled as
 * a webhook event.
 */
export async function pollOrders(parts: PaymentsParts): Promise<void> {
  const hours = parts.config.limits.payment_open_hours;
  const orders = await takeUnfinished.all(parts.database, { most: batch, hours: hours * 2 });
  for (let start = 0; start < orders.length; start += atOnce)
    await Promise.all(orders.slice(start, start + atOnce).map((order) => look(order, hours, parts)));
}

async function look(order: OrderRow, hours: number, parts: PaymentsParts): Promise<void> {
  const gateway = parts.gateways.get(order.gateway);
  try {
    const event = (await gateway?.look(order)) ?? null;
    if (event !== null) return await storeWebhookEvent(parts, order.gateway, event);
  } catch (error) {
    parts.log.warn({ err: error, gateway: order.gateway }, 'a payment provider did not tell how an order stands');
    return;
  }
  if (Date.now() - order.created_at.getTime() > hours * 3_600_000) await expire(order, parts);
}

async function expire({ id }: OrderRow, parts: PaymentsParts): Promise<void> {
  await transactionWithEvents(parts, async ({ db, emit }) => {
    const order = await lockOrder.one(db, { id });
    if (order.state !== 'created' && order.state !== 'pending') return;
    await moveOrder.run(db, { id, state: 'cancelled', reason: 'expired' });
    const expired = await lockOrder.one(db, { id });
    emit(order.account_id, 'payment.changed', { order: presentOrder(expired, languageOf(expired)) });
  });
}
