-- What an order was paid with, as a hash of the provider's fingerprint of the card or of the payer. It tells whether two
-- accounts pay with the same instrument, and nothing else.
create table payment_instrument (
  order_id bigint not null references payment_order on delete cascade,
  hash bytea not null,
  noted_at timestamptz not null default now(),
  primary key (order_id, hash)
);
create index payment_instrument_hash on payment_instrument (hash);
