import { createHash } from 'node:crypto';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import type { GatewayName, WebhookEvent } from '../gateways/payment-gateway.ts';
import type { PaymentsContext } from '../payments-context.ts';
import '../events.ts';
import { insertWebhookEvent, knownWebhookEvent } from './webhook-event.sql.ts';

/**
 * Stores a verified webhook event once and enqueues it for the worker. The provider gets its reply at once; a process
 * that stops here has stored both the event and its work, or neither, and the provider retries.
 */
export async function storeWebhookEvent(
  { database, log, nudge }: Pick<PaymentsContext, 'database' | 'log' | 'nudge'>,
  gateway: GatewayName,
  event: WebhookEvent,
  /** The body as it was received; null for what we asked the provider ourselves. */
  raw: string | null = null,
): Promise<void> {
  if (event.kind === 'irrelevant') return;
  const { event_id } = event;
  const body_hash = createHash('sha256').update(JSON.stringify(event)).digest();
  const isNew = await database.transaction(async (db) => {
    const kept = await insertWebhookEvent.first(db, {
      gateway,
      event_id,
      body_hash,
      event: JSON.stringify(event),
      raw,
    });
    if (kept !== undefined) await enqueue(db, 'payments.webhook-event', { event_id: kept.id });
    return kept !== undefined;
  });
  if (isNew) return nudge();
  const known = await knownWebhookEvent.one(database, { gateway, event_id });
  if (!known.body_hash.equals(body_hash))
    log.error(
      { gateway, event: known.id },
      'a known payment webhook event came again with another meaning and was left aside',
    );
}
