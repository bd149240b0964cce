-- A refund that was booked may fail at its provider: its row is returned like that of a won dispute.
alter table payment_refund add column failed_id text;
-- By the provider's clock.
alter table payment_refund add column failed_at timestamptz;
alter table payment_refund drop constraint payment_refund_won;
alter table payment_refund add constraint payment_refund_returned check (
  (failed_id is null) = (failed_at is null)
  and (failed_id is null or kind = 'refund' and won_at is not null)
  and (won_at is null or kind = 'chargeback' or failed_id is not null)) not valid;
