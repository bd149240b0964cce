-- What one gold cost by the price list when an order began: shares of the order go by it, whatever the list says later.
alter table payment_order
  add column list_usd_cents integer not null default 100,
  add column list_rmb_cents integer not null default 600;
