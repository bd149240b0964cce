-- A ticket of a social login begins one session, which the code that began it may repeat for minutes.
alter table social_login_ticket
  add column tries smallint not null default 0,
  add column used_at timestamptz,
  add column used_hash bytea;
