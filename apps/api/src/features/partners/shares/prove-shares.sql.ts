import { statement } from '../../../platform/db/statement.ts';
import { sharesOfCause, type PaidItem } from '../../ledger/public.ts';
import { cashOfOrders } from '../../payments/public.ts';

/** Each share is what the books hold for its order, and what its partner has of it; none is above its payment. */
const shares = statement<object, { rule: string; count: number; example: string }>(
  'prove_partner_shares',
  `select rule, count(*) as count, min(example) as example from (
     select case when coalesce(b.booked, 0) <> coalesce(s.amount, 0) then 'a share of a payment is not what the books hold'
                 when coalesce(b.earned, 0) <> coalesce(s.amount, 0) then 'a share of a payment is not what its partner has'
                 end as rule, 'order ' || coalesce(s.order_id, b.cause_id) as example
     from partner_share s full join (${sharesOfCause('referral')}) b on b.cause_id = s.order_id
     union all
     select 'a share of a payment is above what is left of it', 'order ' || o.order_id
     from partner_share s join (${cashOfOrders}) o on o.order_id = s.order_id
     where s.amount > 0 and (o.cash = 0 or o.currency = 'USD' and s.cash > o.cash) and not o.has_moved
   ) judged where rule is not null group by rule`,
);

export const paidShares: PaidItem = { cause: 'referral', checks: [shares] };
