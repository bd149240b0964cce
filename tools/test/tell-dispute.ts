import { sandboxMerchant } from '../../apps/api/src/features/payments/gateways/sandbox/sandbox-gateway.ts';
import { storeWebhookEvent } from '../../apps/api/src/features/payments/webhooks/store-webhook-event.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import type { DisputeRequest } from './journey-requests.ts';

/** Stores an event about the dispute of a sandbox payment of 50 USD, as its webhook would. */
export async function tellDispute(url: string, { order, kind, dueAt }: DisputeRequest): Promise<object> {
  const database = openDatabase({ url, pool: 1, statementTimeoutMs: 20_000, name: 'journey' });
  try {
    await storeWebhookEvent({ database, log: { error: console.error } as never, nudge: () => undefined }, 'sandbox', {
      event_id: `${order}:${kind}`,
      kind,
      merchant: sandboxMerchant,
      order,
      ref: null,
      payment: null,
      amount: 5_000,
      currency: 'USD',
      reason: 'disputed',
      refund: { id: `dp_${order.slice(0, 12)}`, isTotal: false },
      dispute: { due_at: dueAt, isAnswered: false },
    });
  } finally {
    await database.end();
  }
  return {};
}
