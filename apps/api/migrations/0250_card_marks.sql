-- What a member card says about its reader and the member: one row, read in the statement of the card.
-- The planner inlines it, so it costs three index probes. Without a reader: false, false, null.
create function card_marks(reader bigint, member bigint)
returns table (is_liked boolean, is_messaged boolean, friend_request smallint)
language sql stable parallel safe
as $$
  select
    exists (select from member_like l where l.member_id = reader and l.liked_id = member),
    exists (
      select from thread_member mine join thread t on t.id = mine.thread_id
      where mine.member_id = reader and mine.other_id = member and (t.opened_by = reader or t.is_answered)
    ),
    (
      select case when r.sender_id = reader then 1 else 2 end::smallint from friend_request r
      where least(r.sender_id, r.receiver_id) = least(reader, member)
        and greatest(r.sender_id, r.receiver_id) = greatest(reader, member)
        and r.declined_at is null
    )
$$;
