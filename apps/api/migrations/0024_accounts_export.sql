-- Archives of a member's own data. The id is the one of its progress.
create table account_export (
  id bigint primary key references progress on delete cascade,
  member_id bigint not null references account on delete cascade,
  language text not null,
  -- While it is being made; a second one waits for it.
  is_open boolean not null default true,
  -- A process that makes it renews this; after a crash another one begins again.
  claimed_until timestamptz,
  blob text,
  bytes bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
create unique index account_export_open on account_export (member_id) where is_open;
create index account_export_member on account_export (member_id, id desc);
create index account_export_expires_at on account_export (expires_at);
