import { statement } from '../../../platform/db/statement.ts';
import type { GatewayName } from '../gateways/payment-gateway.ts';

/** Stores a webhook and deletes all but the newest `most`. */
export const insertRejectedWebhook = statement<{
  gateway: string;
  reason: string;
  body: string;
  bytes: number;
  missed: number;
  most: number;
}>(
  'insert_rejected_webhook',
  `with kept as (
     insert into payment_rejected_webhook (gateway, reason, body, bytes, missed)
     values (:gateway, :reason, :body, :bytes, :missed)
   )
   delete from payment_rejected_webhook
   where id <= (select id from payment_rejected_webhook order by id desc offset :most::int - 1 limit 1)`,
);

interface RejectedWebhookRow {
  readonly id: number;
  readonly gateway: GatewayName;
  readonly reason: string;
  readonly body: string;
  readonly bytes: number;
  readonly missed: number;
  readonly received_at: Date;
}

export const listOfRejectedWebhooks = statement<{ before: number; most: number }, RejectedWebhookRow>(
  'list_rejected_webhooks',
  `select id, gateway, reason, body, bytes, missed, received_at from payment_rejected_webhook
   where id < :before::bigint order by id desc limit :most::int`,
);

/** A genuine body names its payer. */
export const purgeRejectedWebhooks = statement<{ days: number }>(
  'purge_rejected_webhooks',
  `delete from payment_rejected_webhook where id in (
     select id from payment_rejected_webhook where received_at < now() - make_interval(days => :days::int) limit 1000)`,
);
