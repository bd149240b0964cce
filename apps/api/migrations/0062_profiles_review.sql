-- The first main photo while it waits for review: its owner sees it, nobody else does.
alter table profile add column pending_photo text;
