-- What members publish. Gender and languages are those of the author when they posted: the lists of news are ordered and found by them.
create table post (
  id bigint generated always as identity primary key,
  author_id bigint not null references account on delete cascade,
  client_id text not null,
  content text not null,
  language text,
  audience text not null constraint post_audience check (audience in ('public', 'registered', 'friends')),
  gender smallint not null constraint post_gender check (gender in (0, 1)),
  tongues text[] not null,
  created_at timestamptz not null default now(),
  constraint post_client unique (author_id, client_id)
);
create index post_author on post (author_id, id desc);
-- What is for friends alone is found by its author; these two are for everybody else, and for guests.
create index post_news on post (gender, id desc) where audience <> 'friends';
create index post_public on post (gender, id desc) where audience = 'public';

-- One row for each language that the author speaks, so that the newest posts in a language are a piece of an index.
create table post_tongue (
  tongue text not null,
  gender smallint not null,
  post_id bigint not null references post on delete cascade,
  author_id bigint not null,
  audience text not null constraint post_tongue_audience check (audience in ('public', 'registered')),
  primary key (tongue, gender, post_id)
);
create index post_tongue_post on post_tongue (post_id);
create index post_tongue_public on post_tongue (tongue, gender, post_id desc) where audience = 'public';

-- Author first: a member's files are one piece of the index, newest post first.
create table post_upload (
  author_id bigint not null,
  post_id bigint not null references post on delete cascade,
  position smallint not null,
  upload_id bigint not null references upload on delete cascade,
  primary key (author_id, post_id, position)
);
create index post_upload_post on post_upload (post_id);
create index post_upload_upload on post_upload (upload_id);

create table post_hidden (
  member_id bigint not null references account on delete cascade,
  post_id bigint not null references post on delete cascade,
  primary key (member_id, post_id)
);
create index post_hidden_post on post_hidden (post_id);

-- When the member posted in the last 24 hours. One row, so that several posts at once are counted one by one.
create table post_quota (
  member_id bigint primary key references account on delete cascade,
  posted_at timestamptz[] not null
);
