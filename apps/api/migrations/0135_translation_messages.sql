-- The translations of a message: one by a machine and one by a person. The person's is shown where there is one.
create table message_translation (
  message_id bigint not null references message (id) on delete cascade,
  kind text not null,
  state text not null,
  -- BCP 47; the source is null where nobody could tell it.
  source text,
  target text not null,
  content text not null default '',
  -- What made it; null of a person.
  engine text,
  made_at timestamptz not null default now(),
  primary key (message_id, kind),
  constraint message_translation_kind check (kind in ('machine', 'human')),
  constraint message_translation_state check (state in ('translating', 'translated', 'failed')),
  constraint message_translation_content check ((state = 'translated') = (content <> ''))
);

-- A translation is forgotten with its text, however that comes to be empty: taken back, deleted by both, erased with its writer.
create function forget_message_translation() returns trigger language plpgsql as $$
begin
  delete from message_translation where message_id = new.id;
  return null;
end $$;
create trigger message_emptied after update of content on message
  for each row when (new.content = '' and old.content <> '') execute function forget_message_translation();
