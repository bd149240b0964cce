-- Notices of the providers, each kept once. What is kept is what the notice says about money, not its whole text.
create table payment_event (
  id bigint generated always as identity primary key,
  gateway text not null,
  event_id text not null,
  -- Of what it says, not of its bytes, which may be encrypted anew: the same number with another meaning is worth a look.
  body_hash bytea not null,
  notice jsonb not null,
  -- `early`: it speaks of a payment that has not been credited yet, and waits for it.
  state text not null default 'new',
  reason text,
  order_id bigint references payment_order,
  received_at timestamptz not null default now(),
  applied_at timestamptz,
  constraint payment_event_once unique (gateway, event_id),
  constraint payment_event_state check (state in ('new', 'early', 'applied', 'ignored', 'refused'))
);
create index payment_event_open on payment_event (received_at) where state in ('new', 'early');
create index payment_event_order on payment_event (order_id) where order_id is not null;

-- What went back to the payer, each refund or chargeback once, and the gold that was taken back for it.
create table payment_refund (
  gateway text not null,
  refund_id text not null,
  order_id bigint not null references payment_order,
  kind text not null,
  amount bigint not null,
  gold bigint not null,
  created_at timestamptz not null default now(),
  primary key (gateway, refund_id),
  constraint payment_refund_kind check (kind in ('refund', 'chargeback')),
  constraint payment_refund_amount check (amount > 0 and gold >= 0)
);
create index payment_refund_order on payment_refund (order_id);

-- Days on which provider and books were compared, and what did not agree.
create table payment_comparison (
  gateway text not null,
  day date not null,
  differences jsonb not null,
  compared_at timestamptz not null default now(),
  primary key (gateway, day)
);

-- The sandbox's own memory: what was pressed on its page. Empty in production, where it does not run.
create table payment_sandbox (
  public_id text primary key,
  act text not null,
  effective_at timestamptz not null,
  constraint payment_sandbox_act check (act in ('approve', 'decline', 'delay', 'twice', 'risky'))
);
