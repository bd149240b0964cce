-- When its payer has called an order off. It stays where money of the provider came after that.
alter table payment_order add column called_off_at timestamptz;
