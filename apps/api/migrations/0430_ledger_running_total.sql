-- Totals of the books up to a time within an open day, so that a page adds up only what follows it.
create table ledger_running_total (
  until timestamptz not null,
  account text not null,
  -- What all accounts of the kind held at that time.
  balance bigint not null,
  -- What the account gave and received since midnight UTC of the day that the time ends.
  debit bigint not null,
  credit bigint not null,
  constraint ledger_running_total_pkey primary key (until, account),
  constraint ledger_running_total_moves check (debit >= 0 and credit >= 0)
);
revoke update, truncate on ledger_running_total from current_user;
