-- Messages that read like a fraud: who sent them lately waits, and staff see them. No message is kept here, only that it was doubtful.
create table message_suspicion (
  id bigint generated always as identity primary key,
  message_id bigint not null,
  sender_id bigint not null references account on delete cascade,
  receiver_id bigint not null,
  signals text[] not null,
  noted_at timestamptz not null default now()
);
create index message_suspicion_sender on message_suspicion (sender_id, noted_at);

-- Digests of the texts with which a member began conversations today: the same text to many is a sign of its own.
create table message_opening (
  member_id bigint not null references account on delete cascade,
  digest bytea not null,
  other_id bigint not null,
  begun_at timestamptz not null default now(),
  primary key (member_id, digest, other_id)
);
create index message_opening_begun on message_opening (begun_at);
