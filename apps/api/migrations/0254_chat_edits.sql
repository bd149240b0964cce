-- When the sender last edited a text message. Null: never.
alter table message add column edited_at timestamptz;

-- Earlier wordings of an edited message, for staff with a complaint about it. `written_at`: when the wording was new.
create table message_edit (
  id bigint generated always as identity,
  message_id bigint not null references message (id) on delete cascade,
  content text not null,
  written_at timestamptz not null,
  constraint message_edit_pkey primary key (id)
);
create index message_edit_message on message_edit (message_id, id);

-- Translations and quotes belong to one wording. Earlier wordings are deleted with the text: recalled, deleted by
-- both, or erased with its writer.
create function delete_message_wording() returns trigger language plpgsql as $$
begin
  delete from message_translation where message_id = new.id;
  delete from translation_quote where message_id = new.id;
  if new.content = '' then delete from message_edit where message_id = new.id; end if;
  return null;
end $$;
create trigger message_rewritten after update of content on message
  for each row when (new.content <> old.content) execute function delete_message_wording();
drop trigger message_emptied on message;
drop function delete_message_translation();
