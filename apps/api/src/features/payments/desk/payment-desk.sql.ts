import type { DisputeState } from '@peonia/contract/money/payment-desk.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { StaffQueueRow } from '../../accounts/public.ts';
import type { GatewayName } from '../gateways/payment-gateway.ts';
import type { OrderRow } from '../orders/order.sql.ts';
import type { WebhookEventState } from '../webhooks/webhook-event.sql.ts';
import type { RequestRow } from './payment-request.sql.ts';

/** Parts of an order that the list shows. */
export type FoundOrder = Pick<
  OrderRow,
  | 'id'
  | 'public_id'
  | 'account_id'
  | 'gateway'
  | 'gold'
  | 'month'
  | 'amount'
  | 'currency'
  | 'state'
  | 'is_held'
  | 'created_at'
> & { readonly asked: RequestRow['act'] | null };

/** Each way of finding an order has an index; `found` is not read where nothing is searched for. */
export const searchOrders = statement<
  {
    show: string;
    q: string | null;
    member_id: number | null;
    amount: number | null;
    day: string | null;
    gateways: readonly GatewayName[];
    before: number;
    most: number;
  },
  FoundOrder & Record<string, unknown>
>(
  'search_payment_orders',
  `with found as (
     select id from payment_order where public_id >= lower(:q::text) and public_id < lower(:q::text) || 'g' and length(:q::text) >= 6
     union select id from payment_order where gateway = any(:gateways::text[]) and provider_ref = :q::text
     union select id from payment_order where gateway = any(:gateways::text[]) and provider_payment = :q::text
     union select id from payment_order where account_id in (select a.id from active_account a where a.name = :q::text)
     union select id from payment_order where account_id = :member_id::bigint
     union select id from payment_order where amount = :amount::bigint
   )
   select o.id, o.public_id, o.account_id, o.gateway, o.gold, o.month::float8 as month, o.amount, o.currency, o.state, o.is_held, o.created_at,
     (select r.act from payment_request r where r.order_id = o.id and r.state = 'open') as asked
   from payment_order o
   where o.id < :before
     and (:q::text is null or o.id in (select id from found))
     and (:day::date is null or o.created_at >= :day::date and o.created_at < :day::date + 1)
     and (:show = 'all' or :show = 'held' and o.is_held or :show = 'refunded' and o.state = 'refunded'
       or :show = 'failed' and o.state in ('failed', 'cancelled')
       or :show = 'disputed' and o.id in (
         select r.order_id from payment_refund r where r.kind = 'chargeback' and r.won_at is null and r.lost_at is null
       )
       or :show = 'asked' and o.id in (select r.order_id from payment_request r where r.state = 'open'))
   order by o.id desc limit :most`,
);

/** Held payments and requests that wait for a second person; `mine` counts the requests of the reader. */
export const paymentQueueState = statement<{ staff_id: number }, StaffQueueRow>(
  'payment_queue_state',
  `select count(*) as size, count(*) filter (where asked_by = :staff_id) as mine, min(since) as oldest_at from (
     select r.asked_by, r.asked_at as since from payment_request r where r.state = 'open'
     union all
     select null, o.changed_at from payment_order o
     where o.is_held and not exists (select 1 from payment_request r where r.order_id = o.id and r.state = 'open')
   ) waiting`,
);

/** Webhook events of a payment, newest first. */
export const eventsOfOrder = statement<
  { order_id: number; most: number },
  {
    event_id: string;
    kind: string;
    state: WebhookEventState;
    reason: string | null;
    raw: string | null;
    received_at: Date;
  }
>(
  'payment_events_of_order',
  `select event_id, event->>'kind' as kind, state, reason, raw, received_at from payment_webhook_event
   where order_id = :order_id order by id desc limit :most`,
);

/** The newest first. `locks`: one of all locks the payments of the payer. */
export const refundsOfOrder = statement<
  { order_id: number; most: number },
  {
    refund_id: string;
    kind: 'refund' | 'chargeback';
    amount: number;
    gold: number;
    created_at: Date;
    dispute: DisputeState | null;
    locks: boolean;
  }
>(
  'payment_refunds_of_order',
  `select refund_id, kind, amount, gold, created_at,
     case when kind = 'chargeback' then
       case when won_at is not null then 'won' when lost_at is not null then 'lost' else 'open' end
     end as dispute,
     bool_or(kind = 'chargeback' and won_at is null and unlocked_at is null) over () as locks
   from payment_refund where order_id = :order_id order by created_at desc, refund_id desc limit :most`,
);

/** What the payer has paid before, and what came of it. */
export const historyOfPayer = statement<{ account_id: number }, { paid: number; refunds: number; disputes: number }>(
  'payment_history_of_payer',
  `select (select count(*) from payment_order where account_id = :account_id and state in ('paid', 'credited', 'refunded')) as paid,
     count(*) filter (where r.kind = 'refund' and r.won_at is null) as refunds, count(*) filter (where r.kind = 'chargeback' and r.won_at is null) as disputes
   from payment_order o join payment_refund r on r.order_id = o.id where o.account_id = :account_id`,
);
