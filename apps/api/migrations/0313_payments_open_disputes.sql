-- without transaction
create index concurrently payment_refund_open_dispute on payment_refund (order_id)
  where kind = 'chargeback' and won_at is null and lost_at is null;
