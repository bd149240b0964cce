-- Filters of the tables of the staff under a name, for the one who saved them.
create table saved_view (
  id bigint primary key generated always as identity,
  member_id bigint not null references account (id),
  page text not null,
  name text not null,
  query text not null,
  is_default boolean not null,
  created_at timestamptz not null default now(),
  constraint saved_view_name unique (member_id, page, name),
  constraint saved_view_lengths check (char_length(name) between 1 and 40 and char_length(query) between 1 and 300)
);
create unique index saved_view_default on saved_view (member_id, page) where is_default;
