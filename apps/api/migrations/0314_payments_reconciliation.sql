-- Differences between a provider and the books: found by a comparison, open until staff explain or correct them, or
-- until both sides agree again.
create table payment_difference (
  id bigint generated always as identity primary key,
  gateway text not null,
  what text not null
    constraint payment_difference_what check (what in ('not_credited', 'other_amount', 'unknown', 'not_paid', 'not_refunded')),
  -- Our order, or the provider's reference where it is no order of ours.
  subject text not null constraint payment_difference_subject check (length(subject) <= 200),
  order_id bigint references payment_order,
  day date not null,
  -- Hundredths of the currency: what the provider and what our order says.
  theirs bigint,
  ours bigint,
  currency text,
  found_at timestamptz not null default now(),
  state text not null default 'open'
    constraint payment_difference_state check (state in ('open', 'explained', 'corrected', 'resolved')),
  reason text,
  decided_by bigint,
  decided_at timestamptz,
  constraint payment_difference_once unique (gateway, what, subject),
  constraint payment_difference_decided check ((state = 'open') = (decided_at is null)),
  constraint payment_difference_explained check (state not in ('explained', 'corrected') or (decided_by is not null and reason is not null))
);
create index payment_difference_shown on payment_difference (state, id desc);

-- A balanced entry between accounts of the house that settles a difference: one person asks, another confirms.
create table payment_correction (
  id bigint generated always as identity primary key,
  difference_id bigint not null references payment_difference,
  debit text not null,
  credit text not null,
  -- Hundredths of gold that move from the first to the second.
  gold bigint not null constraint payment_correction_gold check (gold > 0),
  reason text not null,
  asked_by bigint not null,
  asked_at timestamptz not null default now(),
  state text not null default 'open' constraint payment_correction_state check (state in ('open', 'done', 'refused')),
  decided_by bigint,
  decided_at timestamptz,
  detail text,
  constraint payment_correction_accounts check (debit <> credit and 'clearing' in (debit, credit)),
  constraint payment_correction_decided check ((state = 'open') = (decided_by is null)),
  -- Who asked may take it back, never confirm it.
  constraint payment_correction_second_person check (state in ('open', 'refused') or decided_by <> asked_by)
);
create unique index payment_correction_one on payment_correction (difference_id) where state = 'open';
create index payment_correction_of on payment_correction (difference_id);

create function check_payment_correction_change() returns trigger language plpgsql as $$
begin
  if (old.difference_id, old.debit, old.credit, old.gold, old.reason, old.asked_by)
      is distinct from (new.difference_id, new.debit, new.credit, new.gold, new.reason, new.asked_by) then
    raise exception 'what was asked does not change' using errcode = 'check_violation';
  end if;
  if old.state <> 'open' then
    raise exception 'a correction is decided once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_correction_change before update on payment_correction
  for each row execute function check_payment_correction_change();

-- Settlement reports of the providers. The same bytes are one report.
create table payment_settlement (
  id bigint generated always as identity primary key,
  gateway text not null,
  hash bytea not null,
  name text not null constraint payment_settlement_name check (length(name) <= 120),
  currency text not null,
  lines int not null,
  first_day date not null,
  last_day date not null,
  -- Fees of the lines that no report held before: hundredths of the currency, and of gold as they were booked.
  fee bigint not null,
  fee_gold bigint not null,
  staff_id bigint not null,
  imported_at timestamptz not null default now(),
  constraint payment_settlement_once unique (gateway, hash)
);

-- A line of a report; the provider's id makes it known in every later report.
create table payment_settlement_line (
  gateway text not null,
  ref text not null constraint payment_settlement_line_ref check (length(ref) <= 200),
  settlement_id bigint not null references payment_settlement,
  kind text not null
    constraint payment_settlement_line_kind check (kind in ('payment', 'refund', 'dispute', 'fee', 'other')),
  order_id bigint references payment_order,
  amount bigint not null,
  fee bigint not null,
  made_at timestamptz not null,
  constraint payment_settlement_line_pkey primary key (gateway, ref)
);
create index payment_settlement_line_order on payment_settlement_line (order_id) where order_id is not null;
create index payment_settlement_line_of on payment_settlement_line (settlement_id);

-- What earlier comparisons found.
insert into payment_difference (gateway, what, subject, order_id, day, ours, currency)
select c.gateway,
  case d->>'what' when 'another amount' then 'other_amount' when 'unknown here' then 'unknown'
    when 'paid there, not credited here' then 'not_credited' else 'not_paid' end,
  d->>'order', o.id, c.day, o.amount, o.currency
from payment_comparison c cross join jsonb_array_elements(c.differences) d
  left join payment_order o on o.public_id = d->>'order' and o.gateway = c.gateway
where length(d->>'order') <= 200
on conflict on constraint payment_difference_once do nothing;

-- Fees of the providers have an account of the house.
alter table ledger_account drop constraint ledger_account_kind;
alter table ledger_account add constraint ledger_account_kind check (
  member_id is not null and kind in ('bonus', 'purchased', 'earned', 'debt')
  or member_id is null and kind in ('revenue', 'clearing', 'promotion', 'pending_earnings', 'payout', 'adjustment', 'fees')
) not valid;
insert into ledger_account (kind, shard) select 'fees', generate_series(0, 31);
