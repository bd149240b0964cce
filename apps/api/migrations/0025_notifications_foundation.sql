-- What a member is told by mail and by push. One row per account, made with it.
create table notification_setting (
  member_id bigint primary key references account on delete cascade,
  email_like boolean not null default true,
  email_visitor boolean not null default false,
  email_friend boolean not null default true,
  email_message boolean not null default true,
  email_promotion boolean not null default false,
  email_billing boolean not null default true,
  push_like boolean not null default true,
  push_visitor boolean not null default false,
  push_friend boolean not null default true,
  push_message boolean not null default true,
  push_promotion boolean not null default false,
  push_billing boolean not null default true
);
insert into notification_setting (member_id) select id from account;

-- Browsers that take pushes. They end with the session that made them.
create table push_subscription (
  id bigint generated always as identity primary key,
  member_id bigint not null references account on delete cascade,
  session_id bigint not null references session on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  constraint push_subscription_endpoint unique (endpoint)
);
create index push_subscription_member on push_subscription (member_id);
create index push_subscription_session on push_subscription (session_id);

-- When a member was last told by push and by mail.
create table notice_state (
  member_id bigint primary key references account on delete cascade,
  pushed_at timestamptz,
  mailed_at timestamptz
);

-- Members with something new that may have to be told by mail, and when the newest of it happened.
create table notice_pending (
  member_id bigint primary key references account on delete cascade,
  newest_at timestamptz not null
);

-- How far the events were looked through for what has to be told.
create table notice_watermark (
  only_one boolean primary key default true,
  seen_until timestamptz not null default now(),
  constraint notice_watermark_only_one check (only_one)
);
insert into notice_watermark default values;
