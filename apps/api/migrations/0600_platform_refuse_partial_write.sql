-- Ends a statement that has written a part of what belongs together and then found that what it was planned from has
-- changed: nothing of it stays, and its caller decides again.
create function refuse_partial_write() returns boolean language plpgsql as $$
begin
  raise exception 'what this was planned from has changed' using errcode = 'serialization_failure';
end $$;
