import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';

/** No row for an event that was applied before. */
export const claimEvent = statement<{ key: Buffer }, { key: Buffer }>(
  'claim_mail_event',
  'insert into mail_event (key) values (:key) on conflict (key) do nothing returning key',
);

export const purgeEvents = purgeStatement<{ days: number }>(
  'purge_mail_events',
  'mail_event',
  'received_at < now() - make_interval(days => :days::int)',
);

/** Stores what is known of a webhook that failed verification, and deletes all but the newest `most`. */
export const insertRejected = statement<{ reason: string; bytes: number; missed: number; most: number }>(
  'insert_rejected_mail_webhook',
  `with kept as (
     insert into mail_rejected_webhook (reason, bytes, missed) values (:reason, :bytes, :missed)
   )
   delete from mail_rejected_webhook
   where id <= (select id from mail_rejected_webhook order by id desc offset :most::int - 1 limit 1)`,
);

export const purgeRejected = purgeStatement<{ days: number }>(
  'purge_rejected_mail_webhooks',
  'mail_rejected_webhook',
  'received_at < now() - make_interval(days => :days::int)',
);

export const rejectedDay = statement<object, { rejected: number; last_at: Date | null }>(
  'rejected_mail_webhooks_day',
  `select coalesce(sum(1 + missed), 0)::int as rejected, max(received_at) as last_at from mail_rejected_webhook
   where received_at > now() - interval '24 hours'`,
);
