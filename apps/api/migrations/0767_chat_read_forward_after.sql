-- A trigger before an update locks each row once more, whatever columns change, and writes the lock to the log. This one
-- only refuses: after the update it does so as well, and messages do not pay for it.
drop trigger thread_member_read on thread_member;

create trigger thread_member_read after update of read_seq on thread_member
  for each row when (new.read_seq < old.read_seq) execute function check_thread_member_read();
