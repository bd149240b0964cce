import { statement } from '../../platform/db/statement.ts';

export const insertRefund = statement<{ gateway: string; refund_id: string; order_id: number; kind: 'refund' | 'chargeback'; amount: number; gold: number }>(
  'insert_payment_refund',
  `insert into payment_refund (gateway, refund_id, order_id, kind, amount, gold) values (:gateway, :refund_id, :order_id, :kind, :amount, :gold)
   on conflict do nothing`,
);

export const isRefunded = statement<{ gateway: string; refund_id: string }, { known: boolean }>(
  'is_payment_refunded',
  'select exists (select 1 from payment_refund where gateway = :gateway and refund_id = :refund_id) as known',
);

export const refundedOf = statement<{ order_id: number }, { amount: number; gold: number }>(
  'payment_refunded_of',
  'select coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(gold), 0)::bigint as gold from payment_refund where order_id = :order_id',
);
