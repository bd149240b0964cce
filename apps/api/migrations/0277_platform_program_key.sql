-- Keys that outlive SECRET, sealed with it: `hash` keys lists of hashes that cannot be made again (bans, birthdays).
create table program_key (
  name text not null,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  constraint program_key_pkey primary key (name)
);
