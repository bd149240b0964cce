-- USD hundredths per gold where a member has a rate of their own; nobody without a row pays another than the common one.
create table payment_rate (
  account_id bigint primary key,
  usd_cents bigint not null,
  constraint payment_rate_positive check (usd_cents between 1 and 100000)
);

-- A payment in money. Rows outlive the account and keep only its number, like the books.
create table payment_order (
  id bigint generated always as identity primary key,
  -- Unguessable; the provider knows the order by it.
  public_id text not null,
  account_id bigint not null,
  -- The member's program made it for the action: the same call again finds the same order, for ever.
  idempotency_key text not null,
  request_hash bytea not null,
  gateway text not null,
  -- Hundredths of gold: what is added, or what the pack costs in gold.
  gold bigint not null,
  -- A pack of VIP in months; null where gold is bought.
  month numeric(4, 2),
  -- Whom a pack is for: the payer or somebody else.
  target_id bigint not null,
  -- Hundredths of the currency.
  amount bigint not null,
  currency text not null,
  language text not null,
  state text not null default 'created',
  -- Name of the reason a payment failed, was cancelled or is looked at; the reader's language says it.
  reason text,
  -- Credited, but kept back until somebody of the staff has looked at it.
  is_held boolean not null default false,
  -- What the provider answered when the payment began.
  provider_ref text,
  action text,
  token text,
  -- The provider's own number of the money that came, by which refunds and disputes name it.
  provider_payment text,
  looks int not null default 0,
  look_at timestamptz not null default now() + interval '1 minute',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint payment_order_public_id unique (public_id),
  constraint payment_order_key unique (account_id, idempotency_key),
  constraint payment_order_public_form check (public_id ~ '^[a-f0-9]{32}$'),
  constraint payment_order_gateway check (gateway in ('stripe', 'paypal', 'wechat', 'sandbox')),
  constraint payment_order_state check (state in ('created', 'pending', 'paid', 'credited', 'failed', 'cancelled', 'refunded')),
  constraint payment_order_amount check (amount > 0 and gold > 0),
  constraint payment_order_currency check (currency in ('USD', 'RMB')),
  constraint payment_order_month check (month in (0.25, 1, 3, 6, 12, 15)),
  constraint payment_order_for_oneself check (month is not null or target_id = account_id),
  constraint payment_order_held check (not is_held or state = 'credited')
);
create unique index payment_order_ref on payment_order (gateway, provider_ref) where provider_ref is not null;
create index payment_order_payment on payment_order (gateway, provider_payment) where provider_payment is not null;
create index payment_order_account on payment_order (account_id, id desc);
create index payment_order_look on payment_order (look_at) where state in ('created', 'pending', 'cancelled', 'failed');

-- An order moves forward only, and what was agreed on never changes, whoever writes it.
create function payment_order_moves() returns trigger language plpgsql as $$
begin
  if (old.public_id, old.account_id, old.idempotency_key, old.gateway, old.gold, old.month, old.target_id, old.amount, old.currency)
     is distinct from (new.public_id, new.account_id, new.idempotency_key, new.gateway, new.gold, new.month, new.target_id, new.amount, new.currency) then
    raise exception 'what was ordered does not change' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (
    old.state = 'created' and new.state in ('pending', 'failed', 'cancelled')
    or old.state = 'pending' and new.state in ('paid', 'failed', 'cancelled')
    or old.state in ('failed', 'cancelled') and new.state = 'pending'
    or old.state = 'paid' and new.state = 'credited'
    or old.state = 'credited' and new.state = 'refunded'
  ) then
    raise exception 'an order does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_order_moves before update on payment_order for each row execute function payment_order_moves();
