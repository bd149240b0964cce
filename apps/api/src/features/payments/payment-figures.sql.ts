import { countByGroup, figureSource } from '../accounts/public.ts';
import { postedAt } from '../ledger/public.ts';

/**
 * Money of a day. An order counts on the day of its credit, or of the order where nothing is credited, such as a pack;
 * a refund or chargeback on its own day.
 */
export const paymentFigures = figureSource(
  {
    name: 'payments',
    metrics: ['revenue_usd', 'revenue_rmb', 'payers', 'refunds', 'refunded_usd', 'refunded_rmb'],
    settles: 7,
  },
  countByGroup(
    'payment_figures',
    `with paid as (
     select o.account_id, o.currency, o.amount, coalesce(${postedAt("'order:' || o.id")}, o.created_at) as at
     from payment_order o
     where o.state in ('credited', 'refunded') and o.created_at < :before::timestamptz
       and o.created_at >= :from::timestamptz - interval '30 days'
   ), taken as (
     select account_id, currency, amount from paid where at >= :from::timestamptz and at < :before::timestamptz
   ), returned as (
     select o.account_id, o.currency, r.amount from payment_refund r join payment_order o on o.id = r.order_id
     where r.created_at >= :from::timestamptz and r.created_at < :before::timestamptz and r.won_at is null
   )
   select case currency when 'USD' then 'revenue_usd' else 'revenue_rmb' end as metric, account_id as member_id, amount as value from taken
   union all select distinct 'payers', account_id, 1 from taken
   union all select 'refunds', account_id, 1 from returned
   union all select case currency when 'USD' then 'refunded_usd' else 'refunded_rmb' end, account_id, amount from returned`,
  ),
);
