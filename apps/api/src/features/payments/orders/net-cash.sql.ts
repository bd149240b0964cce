import { statement } from '../../../platform/db/statement.ts';
import type { Currency } from '../gateways/payment-gateway.ts';

/** SQL: what is left of an order `o` in hundredths of its currency: nothing before its money is here. */
const netCashOf = `case when o.state in ('credited', 'refunded') then greatest(0, o.amount - coalesce(
  (select sum(r.amount) from payment_refund r where r.order_id = o.id and r.won_at is null), 0)) else 0 end::bigint`;

/** SQL: what is left of each order, and whether money of it went back within the last hour. */
export const cashOfOrders = `select o.id as order_id, o.currency, ${netCashOf} as cash, exists (
    select 1 from payment_refund r where r.order_id = o.id and r.created_at > now() - interval '1 hour') as has_moved
  from payment_order o`;

interface OrderCash extends Record<string, unknown> {
  readonly id: number;
  readonly account_id: number;
  readonly currency: Currency;
  /** Hundredths of the currency. */
  readonly cash: number;
  /** List prices of one gold when the order began. */
  readonly list_usd_cents: number;
  readonly list_rmb_cents: number;
  readonly is_held: boolean;
  /** A dispute of it is open or lost. */
  readonly is_disputed: boolean;
  readonly created_at: Date;
}

export const orderCash = statement<{ order_id: number }, OrderCash>(
  'payment_order_cash',
  `select o.id, o.account_id, o.currency, ${netCashOf} as cash, o.list_usd_cents, o.list_rmb_cents, o.is_held, o.created_at, exists (
     select 1 from payment_refund r where r.order_id = o.id and r.kind = 'chargeback' and r.won_at is null) as is_disputed
   from payment_order o where o.id = :order_id`,
);

/** Orders of an account whose money came in. */
export const creditedOrders = statement<{ account_id: number }, { id: number }>(
  'credited_payment_orders',
  `select id from payment_order where account_id = :account_id and state in ('credited', 'refunded')
   order by id limit 1000`,
);
