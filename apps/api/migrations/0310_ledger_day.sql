-- Totals of the books by UTC day: a day is closed once, after it is over, and never changes afterwards.
create table ledger_day (
  day date primary key,
  closed_at timestamptz not null default now()
);

-- What moved on an account that day, by kind of transfer. Credit is what it received, debit what it gave.
create table ledger_day_total (
  day date not null references ledger_day,
  account text not null,
  kind text not null,
  debit bigint not null,
  credit bigint not null,
  entries bigint not null,
  constraint ledger_day_total_pkey primary key (day, account, kind),
  constraint ledger_day_total_moves check (debit >= 0 and credit >= 0 and entries > 0)
);

-- What all accounts of a kind held at the end of that day.
create table ledger_day_balance (
  day date not null references ledger_day,
  account text not null,
  balance bigint not null,
  constraint ledger_day_balance_pkey primary key (day, account)
);

-- The check of a foreign key locks the day it refers to, so this table keeps its grant of updates; a trigger refuses them.
revoke delete, truncate on ledger_day from current_user;
revoke update, delete, truncate on ledger_day_total, ledger_day_balance from current_user;
create trigger ledger_day_append_only before update on ledger_day
  for each statement execute function ledger_is_append_only();
