-- Reading never moves back, whatever writes the row.
create function check_thread_member_read() returns trigger language plpgsql as $$
begin
  raise exception 'reading does not move back from % to %', old.read_seq, new.read_seq using errcode = 'check_violation';
end $$;

create trigger thread_member_read before update of read_seq on thread_member
  for each row when (new.read_seq < old.read_seq) execute function check_thread_member_read();
