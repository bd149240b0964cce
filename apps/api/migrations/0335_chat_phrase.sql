-- A curated text that was sent unchanged: its id, and the text in each language of the pages. Null: the writer's words.
alter table message add column phrase jsonb;

-- A phrase belongs to one wording: a changed or deleted text has none.
create function clear_message_phrase() returns trigger language plpgsql as $$
begin
  new.phrase := null;
  return new;
end $$;
create trigger message_phrase_cleared before update of content on message
  for each row when (old.phrase is not null and new.content <> old.content) execute function clear_message_phrase();
