import { statement } from '../../platform/db/statement.ts';
import { type RiskCount, similarMost } from '../accounts/public.ts';

export const paymentRisk = statement<{ member_id: number; days: number }, RiskCount>(
  'payment_risk',
  `select r.rule, r.count from (values
     ('payment_disputes', (select count(*)::int from payment_order o join payment_refund f on f.order_id = o.id
        where o.account_id = :member_id and f.kind = 'chargeback' and f.won_at is null)),
     ('failed_payments', (select count(*)::int from payment_order
        where account_id = :member_id and state = 'failed' and created_at > now() - make_interval(days => :days::int)))
   ) as r (rule, count)`,
);

/**
 * Accounts that paid with an instrument of the member: rows of (account_id, reason, at). A part of a larger statement
 * with the parameter `member_id`.
 */
export const accountsWithSameInstrument = `
  (select o.account_id, 'payment' as reason, max(other.noted_at) as at
   from payment_order mine join payment_instrument own on own.order_id = mine.id
     join payment_instrument other on other.hash = own.hash
     join payment_order o on o.id = other.order_id and o.account_id <> mine.account_id
   where mine.account_id = :member_id group by o.account_id order by at desc limit ${similarMost + 1})`;
