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

/** Whether a dispute of this order locks the payments of its payer. */
export const isLocking = statement<{ order_id: number }, { locking: boolean }>(
  'is_locking_payment_dispute',
  `select exists (
     select 1 from payment_refund
     where order_id = :order_id and kind = 'chargeback' and won_at is null and unlocked_at is null
   ) as locking`,
);

/** Lets the payer pay again. What was taken back stays taken. Returns the number of disputes. */
export const unlockDisputes = statement<{ order_id: number }>(
  'unlock_payment_disputes',
  `update payment_refund set unlocked_at = now()
   where order_id = :order_id and kind = 'chargeback' and won_at is null and unlocked_at is null`,
);

/** Keeps what the provider says about an open dispute: its deadline, and since when it has our evidence. */
export const saveProgress = statement<{
  gateway: string;
  refund_id: string;
  due_at: string | null;
  answered: boolean;
}>(
  'save_payment_dispute_progress',
  `update payment_dispute set due_at = coalesce(:due_at::timestamptz, due_at),
     evidence_at = case when :answered::boolean then coalesce(evidence_at, now()) else evidence_at end
   where gateway = :gateway and refund_id = :refund_id`,
);
