-- Texts that were translated before, shared by all members. The name of a row is a keyed digest of text and languages, and its content
-- can be opened with the source text alone: whoever reads this table learns neither who wrote what, nor what was written.
create table translation_cache (
  digest bytea primary key,
  sealed bytea not null,
  used_at timestamptz not null default now()
);
create index translation_cache_used on translation_cache (used_at);

-- Source characters that a member had translated on a day, UTC.
create table translation_share (
  member_id bigint not null references account on delete cascade,
  day date not null,
  used int not null,
  primary key (member_id, day),
  constraint translation_share_used check (used >= 0)
);
