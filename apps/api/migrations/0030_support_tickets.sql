-- What people write to the operator.
create table support_ticket (
  id bigint generated always as identity primary key,
  category text not null,
  -- Null for a guest; the eraser of the feature takes the ticket along with the account.
  account_id bigint references account on delete cascade,
  name text not null,
  email text not null,
  language text not null,
  content text not null,
  status text not null default 'open',
  created_at timestamptz not null default now()
);
create index support_ticket_account on support_ticket (account_id) where account_id is not null;
create index support_ticket_open on support_ticket (id) where status = 'open';
