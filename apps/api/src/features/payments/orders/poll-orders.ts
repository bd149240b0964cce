import { transactionWithEvents } from '../../../platform/realtime/transaction-with-events.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { storeWebhookEvent } from '../webhooks/store-webhook-event.ts';
import { isCalledOff } from './order-state-machine.ts';
import { lockOrder, moveOrder, takeUnfinished, type OrderRow } from './order.sql.ts';
import { languageOf, presentOrder } from './present-order.ts';

const batch = 50;
/** Providers polled at the same time. */
const atOnce = 5;

/**
 * Polls the provider for payments without a webhook, and cancels orders that nobody finishes. The result is handled as
 * a webhook event.
 */
export async function pollOrders(context: PaymentsContext): Promise<void> {
  const hours = context.config.limits.payment_open_hours;
  const orders = await takeUnfinished.all(context.database, { most: batch, hours: hours * 2 });
  for (let start = 0; start < orders.length; start += atOnce)
    await Promise.all(orders.slice(start, start + atOnce).map((order) => look(order, hours, context)));
}

async function look(order: OrderRow, hours: number, context: PaymentsContext): Promise<void> {
  const gateway = context.gateways.get(order.gateway);
  try {
    const event = (await gateway?.look(order, { isCalledOff: isCalledOff(order) })) ?? null;
    if (event !== null) return await storeWebhookEvent(context, order.gateway, event);
  } catch (error) {
    context.log.warn({ err: error, gateway: order.gateway }, 'a payment provider did not tell how an order stands');
    return;
  }
  if (Date.now() - order.created_at.getTime() > hours * 3_600_000) await expire(order, context);
}

async function expire({ id }: OrderRow, context: PaymentsContext): Promise<void> {
  await transactionWithEvents(context, async ({ db, emit }) => {
    const order = await lockOrder.one(db, { id });
    if (order.state !== 'created' && order.state !== 'pending') return;
    await moveOrder.run(db, { id, state: 'cancelled', reason: 'expired' });
    const expired = await lockOrder.one(db, { id });
    emit(order.account_id, 'payment.changed', { order: presentOrder(expired, languageOf(expired)) });
  });
}
