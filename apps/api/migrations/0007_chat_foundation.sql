-- One conversation of two members, whoever began it. The row is the lock of the conversation: `last_seq` numbers messages
-- without gaps, `waiting` counts the opener's messages that are not answered yet.
create table thread (
  id bigint generated always as identity primary key,
  low_id bigint not null references account on delete cascade,
  high_id bigint not null references account on delete cascade,
  opened_by bigint not null,
  last_seq int not null default 0,
  is_answered boolean not null default false,
  waiting smallint not null default 0,
  created_at timestamptz not null default now(),
  constraint thread_pair unique (low_id, high_id),
  constraint thread_order check (low_id < high_id)
);

create table message (
  thread_id bigint not null references thread on delete cascade,
  seq int not null,
  id bigint generated always as identity,
  sender_id bigint not null,
  client_id text not null,
  kind text not null,
  content text not null,
  created_at timestamptz not null default now(),
  primary key (thread_id, seq),
  constraint message_client unique (sender_id, client_id)
);
create unique index message_id on message (id);

-- A member's side of a conversation.
create table thread_member (
  member_id bigint not null references account on delete cascade,
  thread_id bigint not null references thread on delete cascade,
  other_id bigint not null,
  read_seq int not null default 0,
  delivered_seq int not null default 0,
  unread int not null default 0,
  -- Newest message, for the order of the list; the message itself is found by its number in the thread.
  last_message_id bigint not null default 0,
  is_top boolean not null default false,
  is_request boolean not null default false,
  primary key (member_id, thread_id),
  constraint thread_member_unread check (unread >= 0)
);
create index thread_member_list on thread_member (member_id, is_top desc, last_message_id desc);
create index thread_member_unread on thread_member (member_id) where unread > 0;
create unique index thread_member_other on thread_member (member_id, other_id);

-- New conversations a member began on one UTC day.
create table conversation_quota (
  member_id bigint not null references account on delete cascade,
  day date not null,
  used int not null,
  primary key (member_id, day)
);
