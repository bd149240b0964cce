-- A few words that go with a like, shown with it to whom it was given.
alter table member_like add column note text, add constraint member_like_note_length check (char_length(note) between 1 and 200);

-- Notes that a member sent in a day: taking a like back does not give another note.
create table like_note_day (
  member_id bigint primary key references account on delete cascade,
  day date not null,
  count int not null
);
