create table member_like (
  id bigint generated always as identity primary key,
  member_id bigint not null references account on delete cascade,
  liked_id bigint not null references account on delete cascade,
  created_at timestamptz not null default now(),
  -- When the liked member saw it; the unread counter counts the rest.
  seen_at timestamptz,
  constraint member_like_once unique (member_id, liked_id),
  constraint member_like_not_self check (member_id <> liked_id)
);
create index member_like_by_member on member_like (member_id, id desc);
create index member_like_of_member on member_like (liked_id, id desc);
create index member_like_unseen on member_like (liked_id) where seen_at is null;
