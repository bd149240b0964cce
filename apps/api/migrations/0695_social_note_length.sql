-- The contract bounds a note by LIMIT_LIKE_NOTE_MAX, which an operator may raise.
alter table member_like drop constraint member_like_note_length;
