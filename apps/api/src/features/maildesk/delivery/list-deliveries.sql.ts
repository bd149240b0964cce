import type { MailDelivery } from '@peonia/contract/operation/maildesk.ts';
import { statement } from '../../../platform/db/statement.ts';

type Times = 'created_at' | 'handed_over_at' | 'changed_at';

interface DeliveryRow extends Omit<MailDelivery, Times> {
  readonly created_at: Date;
  readonly handed_over_at: Date | null;
  readonly changed_at: Date;
}

interface DeliveryFilter {
  readonly template: string | null;
  readonly class: string | null;
  readonly state: string | null;
  readonly day: string | null;
  readonly member_id: number | null;
}

/** The filters that the log and its file share. */
export const deliveryFilter = `(:template::text is null or template = :template)
     and (:class::text is null or class = :class)
     and (:member_id::bigint is null or member_id = :member_id)
     and (:day::date is null or (created_at >= :day::date::timestamp at time zone 'UTC'
       and created_at < (:day::date + 1)::timestamp at time zone 'UTC'))`;

/** Newest first. An index serves each of member, state and template; a day is a span of `created_at`. */
export const listOfDeliveries = statement<
  DeliveryFilter & { before: number; most: number },
  DeliveryRow & Record<string, unknown>
>(
  'list_mail_deliveries',
  `select id, template, class, language, member_id, state, attempts, words, created_at, handed_over_at, changed_at
   from mail_delivery
   where id < :before::bigint and (:state::text is null or state = :state) and ${deliveryFilter}
   order by id desc limit :most::int`,
);
