import { statement } from '../../../platform/db/statement.ts';
import type { GatewayName, WebhookEvent } from '../gateways/payment-gateway.ts';

export type WebhookEventState = 'new' | 'early' | 'applied' | 'ignored' | 'refused';

/** Returns no row if the event is known. */
export const insertWebhookEvent = statement<
  { gateway: string; event_id: string; body_hash: Buffer; event: string; raw: string | null },
  { id: number }
>(
  'insert_payment_webhook_event',
  `insert into payment_webhook_event (gateway, event_id, body_hash, event, raw) values (:gateway, :event_id, :body_hash, :event::jsonb, :raw)
   on conflict on constraint payment_webhook_event_once do nothing returning id`,
);

export const knownWebhookEvent = statement<
  { gateway: string; event_id: string },
  { id: number; body_hash: Buffer; state: WebhookEventState }
>(
  'known_payment_webhook_event',
  'select id, body_hash, state from payment_webhook_event where gateway = :gateway and event_id = :event_id',
);

export const readWebhookEvent = statement<
  { id: number },
  { id: number; gateway: GatewayName; event: WebhookEvent; state: WebhookEventState }
>('read_payment_webhook_event', 'select id, gateway, event, state from payment_webhook_event where id = :id');

export const lockWebhookEvent = statement<{ id: number }, { id: number; state: WebhookEventState }>(
  'lock_payment_webhook_event',
  'select id, state from payment_webhook_event where id = :id for update',
);

export const closeWebhookEvent = statement<{
  id: number;
  state: WebhookEventState;
  reason: string | null;
  order_id: number | null;
}>(
  'close_payment_webhook_event',
  'update payment_webhook_event set state = :state, reason = :reason, order_id = :order_id, applied_at = now() where id = :id',
);

/** Whether a review of an order has ended well already, before the event of its beginning arrived. */
export const isReviewReleased = statement<{ order_id: number; review: string }, { released: boolean }>(
  'is_payment_review_released',
  `select exists (select 1 from payment_webhook_event where order_id = :order_id and event->>'kind' = 'released'
     and event->>'review' = :review and state in ('applied', 'ignored')) as released`,
);

/** Bodies name the payer, so they are kept as long as a dispute may take. */
export const purgeRawBodies = statement<{ days: number }>(
  'purge_raw_webhook_bodies',
  `update payment_webhook_event set raw = null where id in (
     select id from payment_webhook_event where raw is not null and received_at < now() - make_interval(days => :days::int) limit 1000)`,
);

/** Reason of an event whose order is not known. */
export const unknownOrder = 'no such order';

export interface ClaimedEvent extends Record<string, unknown> {
  readonly id: number;
  readonly event: WebhookEvent;
}

/** Gives an order the events that named its payment before, as early ones. */
export const claimWebhookEvents = statement<
  { gateway: string; payment: string; merchant: string; order_id: number },
  ClaimedEvent
>(
  'claim_payment_webhook_events',
  `update payment_webhook_event set state = 'early', reason = null, order_id = :order_id
   where gateway = :gateway and event ->> 'payment' = :payment and state = 'refused' and order_id is null
     and reason = '${unknownOrder}' and event ->> 'merchant' = :merchant
   returning id, event`,
);

/** Until the transaction ends. */
export const lockPaymentOfEvent = statement<{ gateway: string; payment: string }>(
  'lock_payment_of_webhook_event',
  "select pg_advisory_xact_lock(hashtext('payment ' || :gateway), hashtext(:payment))",
);

/** Events that came before their order was credited. */
export const earlyWebhookEvents = statement<{ order_id: number }, { id: number }>(
  'early_payment_webhook_events',
  "update payment_webhook_event set state = 'new' where order_id = :order_id and state = 'early' returning id",
);

/** An early event waits as long as its order may still be paid. */
export const webhookDay = statement<
  object,
  { received: number; refused: number; waiting: number; waiting_since: Date | null }
>(
  'webhook_events_of_day',
  `select d.received, d.refused, w.waiting, w.waiting_since from (
     select count(*) as received, count(*) filter (where state = 'refused') as refused
     from payment_webhook_event where received_at > now() - interval '1 day'
   ) d, (
     select count(*) as waiting, min(received_at) as waiting_since
     from payment_webhook_event e where e.state in ('new', 'early') and (e.state = 'new' or exists (
       select 1 from payment_order o where o.id = e.order_id and o.state in ('created', 'pending')))
   ) w`,
);
