import { statement } from '../../../platform/db/statement.ts';

export const insertRefund = statement<{
  gateway: string;
  refund_id: string;
  order_id: number;
  kind: 'refund' | 'chargeback';
  amount: number;
  gold: number;
}>(
  'insert_payment_refund',
  `insert into payment_refund (gateway, refund_id, order_id, kind, amount, gold) values (:gateway, :refund_id, :order_id, :kind, :amount, :gold)
   on conflict do nothing`,
);

export const isRefunded = statement<{ gateway: string; refund_id: string }, { known: boolean }>(
  'is_payment_refunded',
  'select exists (select 1 from payment_refund where gateway = :gateway and refund_id = :refund_id) as known',
);

/** Refunded and not returned. `told`: the part by refunds, which some providers state as a running total. */
export const refundedOf = statement<{ order_id: number }, { amount: number; gold: number; told: number }>(
  'payment_refunded_of',
  `select coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(gold), 0)::bigint as gold, coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint as told
   from payment_refund where order_id = :order_id and won_at is null`,
);

/** Refunds that failed, and those of them that had failed before a time. */
export const failedRefundsOf = statement<
  { order_id: number; before: string | null },
  { amount: number; earlier: number }
>(
  'failed_payment_refunds_of',
  `select coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(amount) filter (where failed_at < :before::timestamptz), 0)::bigint as earlier
   from payment_refund where order_id = :order_id and failed_id is not null`,
);

export const isRefundFailed = statement<{ order_id: number; failed_id: string }, { known: boolean }>(
  'is_payment_refund_failed',
  'select exists (select 1 from payment_refund where order_id = :order_id and failed_id = :failed_id) as known',
);

/** The last refund of an amount that stands. */
export const refundOfAmount = statement<{ order_id: number; amount: number }, { refund_id: string; gold: number }>(
  'payment_refund_of_amount',
  `select refund_id, gold from payment_refund where order_id = :order_id and kind = 'refund' and won_at is null and amount = :amount
   order by created_at desc, refund_id desc limit 1`,
);

export const markRefundFailed = statement<{
  order_id: number;
  refund_id: string;
  failed_id: string;
  failed_at: string;
}>(
  'fail_payment_refund',
  `update payment_refund set won_at = now(), failed_id = :failed_id, failed_at = :failed_at::timestamptz
   where order_id = :order_id and refund_id = :refund_id and won_at is null`,
);

/** A failed refund that has taken nothing: if the refund is reported later, it takes nothing either. */
export const insertFailedRefund = statement<{
  gateway: string;
  failed_id: string;
  order_id: number;
  amount: number;
  failed_at: string;
}>(
  'insert_failed_payment_refund',
  `insert into payment_refund (gateway, refund_id, order_id, kind, amount, gold, won_at, failed_id, failed_at)
   values (:gateway, :failed_id, :order_id, 'refund', :amount, 0, now(), :failed_id, :failed_at::timestamptz)`,
);

/**
 * The chargeback of a dispute. PayPal reports the dispute and its money movement under two ids, and the first to arrive
 * takes the gold: if none has this id, it is the one of the same amount.
 */
export const disputeOf = statement<
  { order_id: number; refund_id: string; amount: number },
  { refund_id: string; gold: number }
>(
  'payment_dispute_of',
  `select refund_id, gold from payment_refund
   where order_id = :order_id and kind = 'chargeback' and won_at is null and (refund_id = :refund_id or amount = :amount)
   order by refund_id = :refund_id desc limit 1`,
);

export const markWon = statement<{ order_id: number; refund_id: string }>(
  'win_payment_dispute',
  'update payment_refund set won_at = now(), lost_at = null where order_id = :order_id and refund_id = :refund_id and won_at is null',
);

/** The provider decided for the payer: what the dispute took stays taken. */
export const markLost = statement<{ order_id: number; refund_id: string }>(
  'lose_payment_dispute',
  `update payment_refund set lost_at = now()
   where order_id = :order_id and refund_id = :refund_id and kind = 'chargeback' and won_at is null and lost_at is null`,
);

/**
 * A won dispute that has taken nothing: if the dispute is reported later, it takes nothing either. Returns no row where
 * it is known.
 */
export const insertWonDispute = statement<{ gateway: string; refund_id: string; order_id: number; amount: number }>(
  'insert_won_payment_dispute',
  `insert into payment_refund (gateway, refund_id, order_id, kind, amount, gold, won_at) values (:gateway, :refund_id, :order_id, 'chargeback', :amount, 0, now())
   on conflict do nothing`,
);
