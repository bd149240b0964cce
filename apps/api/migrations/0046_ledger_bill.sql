-- The bill reads a member's movements from their own entries: what kind it was and what could be spent afterwards stand there,
-- so that a page costs the same however long the history is. The house's entries carry neither.
alter table ledger_entry add column kind text, add column spendable_after bigint;

-- The other member concerned, such as who got the gift.
alter table ledger_transfer add column other_id bigint;

-- Entries from before: their kind from the transfer, the spendable gold from the sum of all until then.
grant update on ledger_entry to current_user;
update ledger_entry e set kind = t.kind, spendable_after = s.spendable
  from ledger_transfer t, (
    select member_id, transfer_id, sum(moved) over (partition by member_id order by first_id) as spendable
    from (
      select a.member_id, e.transfer_id, min(e.id) as first_id, coalesce(sum(e.amount) filter (where a.kind in ('bonus', 'purchased')), 0) as moved
      from ledger_entry e join ledger_account a on a.id = e.account_id where a.member_id is not null group by a.member_id, e.transfer_id
    ) transfers
  ) s, ledger_account a
  where t.id = e.transfer_id and a.id = e.account_id and s.transfer_id = e.transfer_id and s.member_id = a.member_id;
revoke update on ledger_entry from current_user;
alter table ledger_entry add constraint ledger_entry_told check ((kind is null) = (balance_after is null) and (spendable_after is null) = (balance_after is null));
create index ledger_entry_kind on ledger_entry (account_id, kind, id) where kind is not null;

-- What a member allows themselves to spend in a UTC day. A higher cap, or none, waits in the second pair of columns.
create table spending_cap (
  member_id bigint primary key,
  cap bigint,
  next_cap bigint,
  next_from timestamptz,
  constraint spending_cap_positive check (coalesce(cap, 1) > 0 and coalesce(next_cap, 1) > 0),
  constraint spending_cap_next check (next_from is not null or next_cap is null)
);

-- What was spent in a UTC day, counted in the transaction of each spending.
create table spending_day (
  member_id bigint not null,
  day date not null,
  spent bigint not null,
  -- The member was told that this day is unlike others.
  told_at timestamptz,
  primary key (member_id, day),
  constraint spending_day_spent check (spent >= 0)
);
create index spending_day_recent on spending_day (day, spent);
