-- Files of messages to a desk of the staff. `holder` is the kind of thing that shows a file, `holder_id` its id.
create table desk_file (
  id bigint generated always as identity primary key,
  owner_id bigint references account on delete set null,
  name text not null,
  kind text not null,
  bytes bigint not null,
  blob text not null,
  holder text,
  holder_id bigint,
  created_at timestamptz not null default now(),
  -- From when the file is purged; null while a thing holds it.
  purge_at timestamptz default now() + interval '1 day',
  constraint desk_file_kind check (kind in ('pdf', 'picture')),
  constraint desk_file_held check ((holder is null) = (holder_id is null) and (holder is null) = (purge_at is not null))
);
create unique index desk_file_blob on desk_file (blob);
create index desk_file_owner on desk_file (owner_id, created_at) where owner_id is not null;
create index desk_file_of on desk_file (holder, holder_id, id) where holder is not null;
create index desk_file_purge on desk_file (purge_at) where purge_at is not null;
