-- What a partner earned in a week that begins on `week`, a Monday by UTC. Hundredths of gold.
create table partner_statement (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  week date not null,
  -- The wallet of earned gold at the beginning, what moved it, and at the end.
  opened bigint not null,
  matured bigint not null,
  cashed bigint not null,
  taken bigint not null,
  closed bigint not null,
  -- New shares of the week by kind: `{ "gift": { "count": 2, "amount": 400 } }`.
  kinds jsonb not null,
  earned bigint not null,
  -- Pending and owed gold when the statement was made.
  pending bigint not null,
  owed bigint not null,
  made_at timestamptz not null default now(),
  constraint partner_statement_once unique (member_id, week),
  constraint partner_statement_monday check (extract(isodow from week) = 1),
  constraint partner_statement_adds_up check (closed = opened + matured + cashed + taken)
);
create index partner_statement_member on partner_statement (member_id, id desc);
