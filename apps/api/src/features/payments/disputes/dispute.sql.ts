import { statement } from '../../../platform/db/statement.ts';

/** Whether a payment of the account was disputed within so many days. A dispute that was won does not count. */
export const hasDispute = statement<{ account_id: number; days: number }, { disputed: boolean }>(
  'has_payment_dispute',
  `select exists (
     select 1 from payment_order o join payment_refund r on r.order_id = o.id
     where o.account_id = :account_id and r.kind = 'chargeback' and r.won_at is null
       and r.created_at > now() - make_interval(days => :days::int)
   ) as disputed`,
);
