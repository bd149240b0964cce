import type { MailDeliveryState } from '@peonia/contract/operation/maildesk.ts';
import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { MailClass } from '../../../platform/mail/mail.ts';

/**
 * Notes a mail. It is `suppressed` if its address takes no mail of this class. A mail that is tried again under its id
 * counts its attempts, and keeps what is known about the first one.
 */
export const beginDelivery = statement<
  {
    message_id: string;
    template: string;
    class: MailClass;
    language: string;
    recipient_hash: Buffer;
    member_id: number | null;
    passes: boolean;
  },
  { state: MailDeliveryState }
>(
  'begin_mail_delivery',
  `insert into mail_delivery as d (message_id, template, class, language, recipient_hash, member_id, state)
   select :message_id, :template, :class::text, :language, :recipient_hash::bytea, :member_id::bigint,
     case when not :passes::boolean and exists (
       select 1 from mail_suppression s where s.recipient_hash = :recipient_hash
         and (s.reason = 'bounce' or :class::text in ('notice', 'marketing'))) then 'suppressed' else 'queued' end
   on conflict (message_id) do update set attempts = d.attempts + 1, changed_at = now(),
     state = case when d.state in ('queued', 'failed', 'suppressed') then excluded.state else d.state end
   returning state`,
);

/** What the program itself knows; a report of the provider that came first stays. */
export const endAttempt = statement<{ message_id: string; state: 'handed_over' | 'failed'; words: string }>(
  'end_mail_attempt',
  `update mail_delivery set state = :state::text, words = :words, changed_at = now(),
     handed_over_at = case when :state::text = 'handed_over' then now() else handed_over_at end
   where message_id = :message_id and state = 'queued'`,
);

/** The states that a report replaces, with the weakest first. A hard bounce or complaint is never taken back. */
const strength = `array_position(array['failed', 'queued', 'handed_over', 'delivered', 'bounced', 'complained'], `;

/** Applies a report of the provider; `null` as state stores its words alone. */
export const reportDelivery = statement<
  { message_id: string; state: MailDeliveryState | null; words: string },
  { recipient_hash: Buffer; member_id: number | null; class: MailClass }
>(
  'report_mail_delivery',
  `update mail_delivery set words = case when :words::text = '' then words else :words::text end, changed_at = now(),
     state = case when ${strength}:state::text) > ${strength}state) then :state::text else state end
   where message_id = :message_id returning recipient_hash, member_id, class`,
);

export const deliveriesOf = statement<
  { member_id: number },
  {
    template: string;
    class: string;
    language: string;
    state: string;
    attempts: number;
    words: string;
    created_at: Date;
    handed_over_at: Date | null;
    changed_at: Date;
  }
>(
  'mail_deliveries_of',
  `select template, class, language, state, attempts, words, created_at, handed_over_at, changed_at from mail_delivery
   where member_id = :member_id order by id`,
);

export const eraseDeliveries = statement<{ member_id: number }>(
  'erase_mail_deliveries',
  'delete from mail_delivery where member_id = :member_id',
);

export const purgeDeliveries = purgeStatement<{ days: number }>(
  'purge_mail_deliveries',
  'mail_delivery',
  'created_at < now() - make_interval(days => :days::int)',
);

export const deliveryDay = statement<object, { sent: number; bounced: number; complained: number; failed: number }>(
  'mail_delivery_day',
  `select count(*) filter (where state not in ('queued', 'suppressed', 'failed'))::int as sent,
     count(*) filter (where state = 'bounced')::int as bounced, count(*) filter (where state = 'complained')::int as complained,
     count(*) filter (where state = 'failed')::int as failed
   from mail_delivery where created_at > now() - interval '24 hours'`,
);
