-- Likes of posts. `post.like_count` changes in the same statement, so that a page of news counts nothing.
create table post_like (
  id bigint generated always as identity primary key,
  post_id bigint not null references post on delete cascade,
  member_id bigint not null references account on delete cascade,
  created_at timestamptz not null default now(),
  constraint post_like_once unique (post_id, member_id)
);
create index post_like_newest on post_like (post_id, id desc);
create index post_like_member on post_like (member_id, id);
alter table post add column like_count integer not null default 0;

-- Notices about posts: likes of own ones, and new ones of friends.
alter table notification_setting add column email_feed boolean not null default true;
alter table notification_setting add column push_feed boolean not null default true;
