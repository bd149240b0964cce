-- An event is inserted from the row of its stream, which the same statement has locked and numbered: a foreign key finds
-- that row once more for each event and writes its lock to the log. What is left of the key is the deletion.
alter table member_event drop constraint member_event_member_id_fkey;

create function delete_events_of_stream() returns trigger language plpgsql as $$
begin
  delete from member_event where member_id = old.member_id;
  return null;
end $$;

create trigger member_stream_deleted after delete on member_stream
  for each row execute function delete_events_of_stream();
