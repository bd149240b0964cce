import type { HealthFact } from '@peonia/contract/operation/health.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { webhookDay } from './webhook-event.sql.ts';

/** Seconds for which an event may wait for its order or its worker. */
const late = { watch: 300, bad: 3_600 } as const;

/** Webhook events of the last 24 hours, and those that are not applied yet. */
export async function readWebhookHealth(db: Db): Promise<HealthFact[]> {
  const { received, refused, waiting, waiting_since: since } = await webhookDay.one(db, {});
  const age = since === null ? 0 : (Date.now() - since.getTime()) / 1_000;
  return [
    { name: 'webhooks_received', state: 'good', value: received, at: null },
    { name: 'webhooks_refused', state: refused > 0 ? 'watch' : 'good', value: refused, at: null },
    {
      name: 'webhooks_waiting',
      state: age > late.bad ? 'bad' : age > late.watch ? 'watch' : 'good',
      value: waiting,
      at: since?.toISOString() ?? null,
    },
  ];
}
