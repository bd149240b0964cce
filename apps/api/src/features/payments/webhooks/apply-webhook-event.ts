import { enqueue } from '../../../platform/outbox/outbox.ts';
import { transactionWithEvents, type EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { noteProgress } from '../disputes/note-progress.ts';
import { settleLostDispute } from '../disputes/settle-lost-dispute.ts';
import { settleWonDispute } from '../disputes/settle-won-dispute.ts';
import type { WebhookEvent, PaymentGateway } from '../gateways/payment-gateway.ts';
import { paymentSettings } from '../gateways/payment-settings.ts';
import type { StoreSettings } from '../gateways/stores/store-settings.ts';
import '../events.ts';
import { noteInstrument } from '../instrument.sql.ts';
import { creditOrder } from '../orders/credit-order.ts';
import { tell, walk } from '../orders/move-order.ts';
import { isCalledOff, isMoneyIn } from '../orders/order-state-machine.ts';
import { findOrder, lockOrder, moveOrder, orderById, type OrderRow } from '../orders/order.sql.ts';
import type { PaymentItem } from '../payment-item.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { failRefund } from '../refunds/fail-refund.ts';
import { refundOrder } from '../refunds/refund-order.ts';
import { atListPrice } from './at-list-price.ts';
import { checkWebhookEvent } from './check-webhook-event.ts';
import { claimEvents, lockPayment } from './claim-events.ts';
import { closeReview, openReview } from './follow-review.ts';
import { storeWebhookEvent } from './store-webhook-event.ts';
import {
  closeWebhookEvent,
  lockWebhookEvent,
  readWebhookEvent,
  unknownOrder,
  type WebhookEventState,
} from './webhook-event.sql.ts';

interface Verdict {
  readonly state: WebhookEventState;
  readonly reason: string | null;
  readonly order_id: number | null;
}

/**
 * Applies a stored webhook event once: event, order, books and notifications change in one transaction. An event that
 * does not match our order is stored as refused and logged as an alert.
 */
export async function applyWebhookEvent(eventId: number, context: PaymentsContext): Promise<void> {
  const stored = await readWebhookEvent.first(context.database, { id: eventId });
  if (stored === undefined || stored.state !== 'new') return;
  const gateway = context.gateways.get(stored.gateway);
  if (gateway === undefined) throw new Error(`The gateway ${stored.gateway} is switched off, its webhook event waits`);
  if (stored.event.kind === 'approved') await capture(stored.event, gateway, context);

  const { testers } = context.config.of(paymentSettings).stores;
  const verdict = await transactionWithEvents(context, async (call) => {
    const locked = await lockWebhookEvent.one(call.db, { id: eventId });
    if (locked.state !== 'new') return null;
    const settled = await settle(call, stored.event, { gateway, items: context.items, testers });
    await closeWebhookEvent.run(call.db, { id: eventId, ...settled });
    return settled;
  });
  if (verdict?.state === 'refused')
    context.log.error(
      { event: eventId, gateway: gateway.name, reason: verdict.reason, order: verdict.order_id },
      'a payment webhook event was refused: somebody has to look at it',
    );
}

/**
 * The payer has approved: captures the money now, unless they cancelled the order here; the capture has a webhook event
 * of its own. On failure the outbox retries.
 */
async function capture(event: WebhookEvent, gateway: PaymentGateway, context: PaymentsContext): Promise<void> {
  const found = await findOrder.first(context.database, {
    gateway: gateway.name,
    public_id: event.order,
    ref: event.ref,
    payment: null,
  });
  const order = found === undefined ? undefined : await orderById.first(context.database, found);
  if (order === undefined || isMoneyIn(order.state)) return;
  const outcome = await gateway.look(order, { isCalledOff: isCalledOff(order) });
  if (outcome !== null) await storeWebhookEvent(context, gateway.name, outcome);
}

interface Applying {
  readonly gateway: PaymentGateway;
  readonly items: readonly PaymentItem[];
  readonly testers: StoreSettings['testers'];
}

async function settle(
  call: EventTransaction,
  stored: WebhookEvent,
  { gateway, items, testers }: Applying,
): Promise<Verdict> {
  await lockPayment(call.db, gateway.name, stored);
  const found = await findOrder.first(call.db, {
    gateway: gateway.name,
    public_id: stored.order,
    ref: stored.ref,
    payment: stored.payment,
  });
  if (found === undefined) return { state: 'refused', reason: unknownOrder, order_id: null };
  const order = await lockOrder.one(call.db, { id: found.id });
  const event = atListPrice(stored, order, testers);
  const mismatch = typeof event === 'string' ? event : checkWebhookEvent(event, order, gateway);
  if (typeof event === 'string' || mismatch !== null) return { state: 'refused', reason: mismatch, order_id: order.id };
  const state = await applyDecision(call, event, order, items);
  if (event.dispute !== undefined) await noteProgress(call.db, event, order);
  if (event.instrument !== undefined) await saveInstrument(call, order.id, event.instrument);
  return { reason: null, order_id: order.id, state };
}

async function applyDecision(
  call: EventTransaction,
  event: WebhookEvent,
  order: OrderRow,
  items: readonly PaymentItem[],
): Promise<WebhookEventState> {
  switch (event.kind) {
    case 'paid':
      if (isMoneyIn(order.state)) return 'ignored';
      return applyPaid(call, event, await claimEvents(call, event, order, items), items);
    case 'failed':
      if (order.state !== 'created' && order.state !== 'pending') return 'ignored';
      await moveOrder.run(call.db, { id: order.id, state: 'failed', reason: event.reason ?? 'declined' });
      await tell(call, order);
      return 'applied';
    case 'reviewed':
      return openReview(call, event, order);
    case 'released':
      return closeReview(call, event, order, items);
    case 'refunded':
    case 'disputed':
      // A refund that arrives before its payment waits for the payment's event.
      return isMoneyIn(order.state) ? refundOrder(call, event, order, items) : 'early';
    case 'unrefunded':
      return isMoneyIn(order.state) ? failRefund(call, event, order, items) : 'early';
    case 'won':
      return isMoneyIn(order.state) ? settleWonDispute(call, event, order, items) : 'early';
    case 'lost':
      return isMoneyIn(order.state) ? settleLostDispute(call, event, order, items) : 'early';
    case 'approved':
    case 'contested':
    case 'identified':
    case 'irrelevant':
      return 'applied';
  }
}

async function applyPaid(
  call: EventTransaction,
  event: WebhookEvent,
  order: OrderRow,
  items: readonly PaymentItem[],
): Promise<WebhookEventState> {
  await walk(call, order, 'paid');
  await creditOrder(call, order, event, items);
  return 'applied';
}

async function saveInstrument({ db }: EventTransaction, order_id: number, instrument: string): Promise<void> {
  const noted = await noteInstrument.first(db, { order_id, hash: Buffer.from(instrument, 'hex') });
  if (noted !== undefined) await enqueue(db, 'payments.moved', { order_id });
}
