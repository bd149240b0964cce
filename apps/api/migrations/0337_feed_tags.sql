-- Hashtags of posts, in one spelling each. Posts from before this table have none until they are edited.
create table post_tag (
  tag text not null,
  post_id bigint not null references post on delete cascade,
  constraint post_tag_pkey primary key (tag, post_id)
);
create index post_tag_post on post_tag (post_id);
