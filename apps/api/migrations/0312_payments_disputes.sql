-- A dispute is open until the provider decides it. Payments of the account stay locked until it is won, or until two
-- members of the staff unlock them.
alter table payment_refund add column lost_at timestamptz, add column unlocked_at timestamptz;
alter table payment_refund add constraint payment_refund_decided check (
  (lost_at is null or (kind = 'chargeback' and won_at is null)) and (unlocked_at is null or kind = 'chargeback')
) not valid;

-- small table: acts that the staff ask for
alter table payment_request drop constraint payment_request_act;
-- small table: acts that the staff ask for
alter table payment_request add constraint payment_request_act check (act in ('release', 'refund', 'unlock')) not valid;
