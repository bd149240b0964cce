-- Files as members sent them, re-encoded. The name is 128 bits of chance; the original is never kept.
create table upload (
  id bigint generated always as identity primary key,
  owner_id bigint not null references account on delete cascade,
  kind text not null,
  name text not null,
  width int not null,
  height int not null,
  bytes bigint not null,
  created_at timestamptz not null default now(),
  -- Set while something shows the file; what nobody shows is swept after a day.
  used_at timestamptz,
  constraint upload_name unique (name),
  constraint upload_kind check (kind in ('image'))
);
create index upload_owner on upload (owner_id, id desc);
create index upload_unused on upload (created_at) where used_at is null;
