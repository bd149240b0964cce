-- Searches that members keep. Members listed behind `told_no` have not been looked at for it yet; `fresh` counts who came since the last look.
create table saved_search (
  id bigint generated always as identity primary key,
  member_id bigint not null references account on delete cascade,
  name text not null,
  q text not null,
  filters jsonb not null,
  place text,
  told_no bigint not null,
  fresh int not null default 0,
  created_at timestamptz not null default now(),
  constraint saved_search_name unique (member_id, name),
  constraint saved_search_name_length check (char_length(name) between 1 and 60)
);
create index saved_search_list on saved_search (member_id, id desc);
