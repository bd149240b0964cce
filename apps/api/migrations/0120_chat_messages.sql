-- What a message may carry, and what may happen to it.
alter table message
  -- In the order in which they are shown; the files belong to media.
  add column upload_ids bigint[] not null default '{}',
  -- Number in the thread of what it answers.
  add column reply_seq int,
  add column call jsonb,
  -- What its reader is warned of.
  add column warning text,
  -- Taken back by its sender for both.
  add column recalled_at timestamptz,
  -- Deleted by one of the two for themselves.
  add column deleted_by_sender boolean not null default false,
  add column deleted_by_receiver boolean not null default false,
  add constraint message_warning check (warning in ('scam', 'link'));
create index message_files on message (thread_id, seq desc) where upload_ids <> '{}';
create index message_gifts on message (thread_id, seq desc) where gift_sent_id is not null;

-- Each of the two answers a message with at most one emoji.
create table message_reaction (
  thread_id bigint not null,
  seq int not null,
  member_id bigint not null references account on delete cascade,
  emoji text not null,
  primary key (thread_id, seq, member_id),
  foreign key (thread_id, seq) references message on delete cascade
);

alter table thread_member
  -- How far the other is told that the member has read; behind `read_seq` while the member keeps that to themselves.
  add column told_read_seq int not null default 0,
  -- Everything up to here is deleted for the member. A side whose `last_message_id` is 0 shows nothing and is on no list.
  add column cleared_seq int not null default 0,
  add column your_turn boolean not null default false,
  -- 0 not translated, 1 by machine, 2 by a person; null as the member's settings say.
  add column engine smallint,
  add column is_muted boolean not null default false,
  add constraint thread_member_engine check (engine between 0 and 2);
update thread_member set told_read_seq = read_seq;
update thread_member mine set your_turn = true from message last where last.id = mine.last_message_id and last.sender_id <> mine.member_id;

-- What a member has typed to another and not sent; also before their first message.
create table message_draft (
  member_id bigint not null references account on delete cascade,
  other_id bigint not null references account on delete cascade,
  content text not null,
  saved_at timestamptz not null default now(),
  primary key (member_id, other_id)
);
