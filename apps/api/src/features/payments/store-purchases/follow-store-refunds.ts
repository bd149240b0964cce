import type { PaymentsContext } from '../payments-context.ts';
import { storeWebhookEvent } from '../webhooks/store-webhook-event.ts';

/** Google lists refunds of the last 30 days, and Apple more. */
const days = 29;

/**
 * Asks the stores for refunds whose notification got lost. Known ones are stored once; a store that does not answer is
 * asked the next night.
 */
export async function followStoreRefunds(context: PaymentsContext, now = new Date()): Promise<void> {
  const from = new Date(now.getTime() - days * 86_400_000);
  for (const { name, store } of context.gateways.values()) {
    if (store === undefined) continue;
    try {
      for (const event of await store.listRefunds(from, now)) await storeWebhookEvent(context, name, event);
    } catch (error) {
      context.log.error({ err: error, gateway: name }, 'a store did not tell of its refunds');
    }
  }
}
