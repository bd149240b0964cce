import type { WebhookEvent } from '../gateways/payment-gateway.ts';
import { productOf } from '../gateways/stores/store-products.ts';
import type { StoreSettings } from '../gateways/stores/store-settings.ts';
import type { OrderRow } from '../orders/order.sql.ts';

/**
 * An event of a store with amount and currency of its order: a product stands for its list price. Returns why the event
 * does not match where the product is another, or no money moved. Events of other gateways stay as they are.
 */
export function atListPrice(
  event: WebhookEvent,
  order: Pick<OrderRow, 'account_id' | 'gold' | 'month' | 'amount' | 'currency'>,
  testers: StoreSettings['testers'],
): WebhookEvent | string {
  const { store } = event;
  if (store === undefined) return event;
  if (store.product !== null && store.product !== productOf(order)) return 'another product';
  if (store.isTest && testers !== 'all' && !testers.has(order.account_id)) return 'a test purchase';
  return {
    ...event,
    amount: Math.round((order.amount * store.share) / 100_000),
    currency: order.currency === 'RMB' ? 'CNY' : order.currency,
  };
}
