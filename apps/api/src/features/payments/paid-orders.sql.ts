import { statement } from '../../platform/db/statement.ts';
import { paidItem, type PaidItem } from '../ledger/public.ts';
import { orderGrants } from '../membership/public.ts';

/**
 * Transfers of orders: the credit, a pack credited as gold, refunds and chargebacks, and what a won dispute returned.
 */
const movements = paidItem({
  name: 'order',
  cause: 'order',
  items: `select 'order:' || id as item, case when month is not null then 'vip' when item is not null then 'order' else 'recharge' end as kind, gold from payment_order where state in ('credited', 'refunded')
     union all
     select 'order:' || id || ':gold', 'recharge', gold from payment_order where as_gold
     union all
     select 'order:' || order_id || ':' || refund_id, kind, gold from payment_refund where gold > 0
     union all
     select 'order:' || order_id || ':' || refund_id || ':won', 'adjustment', gold from payment_refund where gold > 0 and won_at is not null`,
  item: 't.key',
});

/** A pack paid in money exists unless its gold was credited instead; and none exists without its payment. */
const deliveries = statement<object, { rule: string; count: number; example: string }>(
  'prove_delivered_packs',
  `with granted as (${orderGrants})
   select rule, count(*) as count, min(example) as example from (
     select case when g.public_id is not null and (o.id is null or o.state not in ('credited', 'refunded') or o.month <> g.month) then 'a pack was granted without its payment'
                 when g.public_id is not null and o.as_gold then 'a pack was granted and turned into gold too'
                 when g.public_id is null and not o.as_gold and o.state = 'credited' and not o.is_held then 'a paid pack was not granted' end as rule,
            coalesce(g.public_id, o.public_id) as example
     from granted g full join (select * from payment_order where month is not null) o on o.public_id = g.public_id
     where g.public_id is not null or o.state in ('credited', 'refunded')
   ) judged where rule is not null group by rule`,
);

export const paidOrders: PaidItem = { ...movements, checks: [...movements.checks, deliveries] };

/** Fees of providers and what they transferred to the bank, one transfer each a report. */
export const paidSettlements = paidItem({
  name: 'settlement',
  cause: 'settlement',
  items: `select 'settlement:' || id as item, 'adjustment' as kind, abs(fee_gold) as gold from payment_settlement where fee_gold <> 0
     union all
     select 'settlement:' || id || ':bank', 'adjustment', abs(bank_gold) from payment_settlement where bank_gold <> 0`,
  item: 't.key',
});

/** Corrections that a second person confirmed. */
export const paidCorrections = paidItem({
  name: 'correction',
  cause: 'correction',
  items: "select 'correction:' || id as item, 'adjustment' as kind, gold from payment_correction where state = 'done'",
  item: 't.key',
});
