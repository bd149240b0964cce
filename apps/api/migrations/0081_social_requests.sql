-- One request between two members at a time, whoever asked. A declined one stays for a while, so that it is not asked again at once.
create table friend_request (
  id bigint generated always as identity primary key,
  sender_id bigint not null references account on delete cascade,
  receiver_id bigint not null references account on delete cascade,
  created_at timestamptz not null default now(),
  -- When the receiver saw it; the counter counts the rest.
  seen_at timestamptz,
  declined_at timestamptz,
  constraint friend_request_not_self check (sender_id <> receiver_id)
);
create unique index friend_request_pair on friend_request (least(sender_id, receiver_id), greatest(sender_id, receiver_id));
create index friend_request_received on friend_request (receiver_id, id desc) where declined_at is null;
create index friend_request_sent on friend_request (sender_id);

-- What a member notes about another, for themselves alone.
create table member_remark (
  member_id bigint not null references account on delete cascade,
  other_id bigint not null references account on delete cascade,
  content text not null,
  primary key (member_id, other_id),
  constraint member_remark_length check (char_length(content) between 1 and 200),
  constraint member_remark_not_self check (member_id <> other_id)
);
create index member_remark_other on member_remark (other_id);
