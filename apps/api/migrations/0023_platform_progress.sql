-- State of work that takes a while, for the member who began it.
create table progress (
  id bigint generated always as identity primary key,
  kind text not null,
  member_id bigint not null references account on delete cascade,
  state text not null default 'waiting',
  percent smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint progress_state check (state in ('waiting', 'running', 'done', 'failed')),
  constraint progress_percent check (percent between 0 and 100)
);
create index progress_member on progress (member_id);
create index progress_created_at on progress (created_at);
