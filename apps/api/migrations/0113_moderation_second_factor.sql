-- The second factor of who works here: the secret sealed with the program's key, codes each used once.
create table staff_factor (
  member_id bigint primary key references account on delete cascade,
  sealed bytea not null,
  -- Null until the first code was given.
  confirmed_at timestamptz,
  -- The newest step of 30 seconds whose code was used.
  last_step bigint not null default 0,
  recovery_hashes bytea[] not null default '{}',
  failures int not null default 0,
  failed_at timestamptz
);

-- On which session the second factor was given, and when it was last used for anything of the staff.
create table staff_pass (
  session_id bigint primary key references session on delete cascade,
  member_id bigint not null references account on delete cascade,
  opened_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index staff_pass_member on staff_pass (member_id);
