-- Where partners are paid to. Every change adds a row; the newest one counts. An undone change deletes its rows, so that
-- the one before counts again.
create table payout_method (
  id bigint generated always as identity primary key,
  member_id bigint not null references account on delete cascade,
  -- Account name, number and other information, encrypted; null where the member removed their method.
  sealed bytea,
  created_at timestamptz not null default now()
);
create index payout_method_member on payout_method (member_id, id desc);
