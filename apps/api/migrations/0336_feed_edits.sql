-- When the author last changed the text. Null: never.
alter table post add column edited_at timestamptz;

-- Earlier wordings of an edited post, for staff with a complaint about it. `written_at`: when the wording was new.
create table post_edit (
  id bigint generated always as identity primary key,
  post_id bigint not null references post on delete cascade,
  content text not null,
  written_at timestamptz not null
);
create index post_edit_post on post_edit (post_id, id);
