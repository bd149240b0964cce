-- Double entry, append only. Amounts are hundredths of gold; a transfer's entries sum to zero.
-- Member wallets: bonus, purchased, earned, debt. House accounts stand in shards, so that no single row is locked by everybody.
create table ledger_account (
  id bigint generated always as identity primary key,
  member_id bigint,
  kind text not null,
  shard smallint not null default 0,
  balance bigint not null default 0,
  -- Reserved by holds: part of the balance that cannot be spent otherwise.
  held bigint not null default 0,
  constraint ledger_account_once unique nulls not distinct (member_id, kind, shard),
  constraint ledger_account_kind check (
    member_id is not null and kind in ('bonus', 'purchased', 'earned', 'debt')
    or member_id is null and kind in ('revenue', 'clearing', 'promotion', 'pending_earnings', 'payout', 'adjustment')
  ),
  -- A wallet never goes below zero; a debt is what is owed to the house and never above zero. Only the house's own accounts may be either.
  constraint ledger_account_covered check (member_id is null or kind = 'debt' and balance <= 0 or kind <> 'debt' and balance >= 0),
  constraint ledger_account_held check (held >= 0 and (member_id is null or kind = 'debt' or held <= balance))
);

create table ledger_transfer (
  id bigint generated always as identity primary key,
  -- One per money action for ever: the same action twice finds the first transfer.
  key text not null,
  kind text not null,
  -- What it pays for, such as 'message' 17.
  cause text not null,
  cause_id bigint not null,
  reverses bigint references ledger_transfer,
  created_at timestamptz not null default now(),
  constraint ledger_transfer_key unique (key),
  constraint ledger_transfer_reversed_once unique (reverses)
);
create index ledger_transfer_cause on ledger_transfer (cause, cause_id);

create table ledger_entry (
  account_id bigint not null references ledger_account,
  id bigint generated always as identity,
  transfer_id bigint not null references ledger_transfer,
  amount bigint not null,
  -- Of member wallets; a shard of the house has no balance worth telling.
  balance_after bigint,
  primary key (account_id, id),
  constraint ledger_entry_moves check (amount <> 0)
);
create index ledger_entry_transfer on ledger_entry (transfer_id);

-- Entries of one transfer arrive in one statement and sum to zero, whoever writes them.
create function ledger_entries_balance() returns trigger language plpgsql as $$
begin
  if exists (select 1 from fresh group by transfer_id having sum(amount) <> 0) then
    raise exception 'a transfer does not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entry_balance after insert on ledger_entry
  referencing new table as fresh for each statement execute function ledger_entries_balance();

-- What was written stays: not even the owner of the tables may change or remove it without granting it first. One column of
-- the transfer keeps its grant, since the check of a foreign key locks the row it refers to; a trigger refuses the change itself.
revoke update, delete, truncate on ledger_entry, ledger_transfer from current_user;
grant update (reverses) on ledger_transfer to current_user;
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the books are append only' using errcode = 'insufficient_privilege';
end $$;
create trigger ledger_transfer_stays before update on ledger_transfer for each statement execute function ledger_is_append_only();

-- Money put aside for something that may still fail. Posting turns it into a transfer, voiding gives it back.
create table ledger_hold (
  id bigint generated always as identity primary key,
  key text not null,
  account_id bigint not null references ledger_account,
  amount bigint not null,
  state text not null default 'held',
  transfer_id bigint references ledger_transfer,
  created_at timestamptz not null default now(),
  constraint ledger_hold_key unique (key, account_id),
  constraint ledger_hold_amount check (amount > 0),
  constraint ledger_hold_state check (state = 'held' and transfer_id is null or state = 'posted' and transfer_id is not null or state = 'void' and transfer_id is null)
);
create index ledger_hold_open on ledger_hold (account_id) where state = 'held';

-- A partner's share of one transfer. It is owed by the house until it matures, then moves to the earned wallet.
create table ledger_earning (
  transfer_id bigint not null references ledger_transfer,
  member_id bigint not null,
  amount bigint not null,
  available_at timestamptz not null,
  state text not null default 'pending',
  settled_by bigint references ledger_transfer,
  primary key (transfer_id, member_id),
  constraint ledger_earning_amount check (amount > 0),
  constraint ledger_earning_state check (state in ('pending', 'available', 'reversed'))
);
create index ledger_earning_due on ledger_earning (available_at) where state = 'pending';
create index ledger_earning_member on ledger_earning (member_id, transfer_id desc);

-- The last proof of the books. While the newest one found a breach, nothing is paid out.
create table ledger_proof (
  id bigint generated always as identity primary key,
  made_at timestamptz not null default now(),
  breaches jsonb not null
);

insert into ledger_account (kind, shard)
  select kind, shard from unnest(array['revenue', 'clearing', 'promotion', 'pending_earnings', 'payout', 'adjustment']) as kind, generate_series(0, 31) as shard;

