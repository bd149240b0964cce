import { statement } from '../../../platform/db/statement.ts';
import { postedAt } from '../../ledger/public.ts';

/** Gold that was sold in a currency, less what was refunded or charged back; hundredths of both. */
export interface GoldSales extends Record<string, unknown> {
  readonly currency: 'USD' | 'RMB';
  readonly cash: number;
  readonly gold: number;
}

/**
 * Sales of gold from the first day until before the second, by UTC and by the day of each movement: an order counts
 * when it is credited, a refund when it is taken back. Packs and fees are no gold.
 */
export const goldSalesOf = statement<{ from: string; until: string }, GoldSales>(
  'gold_sales_of',
  `with span as (
     select :from::date::timestamp at time zone 'UTC' as since, :until::date::timestamp at time zone 'UTC' as before
   ), sold as (
     select o.currency, o.amount, o.gold, ${postedAt("'order:' || o.id")} as at
     from payment_order o, span
     where o.month is null and o.item is null and o.state in ('credited', 'refunded')
       and o.created_at > span.since - interval '30 days' and o.created_at < span.before
   ), refunded as (
     select o.currency, r.amount, r.gold, r.created_at, r.won_at
     from payment_refund r join payment_order o on o.id = r.order_id
     where o.month is null and o.item is null
   ), moved as (
     select currency, amount, gold, at from sold
     union all select currency, -amount, -gold, created_at from refunded
     union all select currency, amount, gold, won_at from refunded where won_at is not null
   )
   select m.currency, sum(m.amount)::bigint as cash, sum(m.gold)::bigint as gold
   from moved m, span where m.at >= span.since and m.at < span.before group by m.currency`,
);
