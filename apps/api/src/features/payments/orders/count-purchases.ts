import type { EventData } from '@peonia/contract/protocol/realtime.ts';
import type { Context } from '../../../platform/feature.ts';

/** Counts orders by gateway and state, when their change is published after its commit. */
export function countPurchases({ realtime, metrics }: Pick<Context, 'realtime' | 'metrics'>): void {
  const orders = metrics.addCounter('payment_orders_total', 'Changes of orders, by gateway and the state reached.', [
    'gateway',
    'state',
  ]);
  const purchases = metrics.addCounter('purchases_total', 'Paid and credited orders, by gateway.', ['gateway']);
  realtime.onPublished((_memberId, name, data) => {
    if (name !== 'payment.changed') return;
    const { gateway, state } = (data as EventData<'payment.changed'>).order;
    orders.inc({ gateway, state });
    if (state === 'credited') purchases.inc({ gateway });
  });
}
