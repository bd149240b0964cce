-- A call of two members. Times are those of the database: one clock for every process.
create table call (
  id bigint generated always as identity primary key,
  caller_id bigint not null references account on delete cascade,
  callee_id bigint not null references account on delete cascade,
  client_id text not null,
  kind text not null,
  status text not null default 'dialing',
  -- The window of each that it runs on.
  caller_device text not null,
  callee_device text,
  -- Language of the page that calls, for the message at the end.
  language text not null,
  -- The caller agrees to be reached directly, and the two are friends; `is_relayed` ends when the other agrees too.
  is_direct boolean not null,
  is_relayed boolean not null default true,
  -- What a started minute costs and what comes before the first, as it was shown: hundredths of gold, seconds.
  price bigint not null,
  free_seconds int not null,
  created_at timestamptz not null default now(),
  accepted_at timestamptz,
  connected_at timestamptz,
  ended_at timestamptz,
  -- When each was last heard of while it connects and runs.
  caller_seen_at timestamptz,
  callee_seen_at timestamptz,
  -- Minutes that were paid or given so far, those of the VIP share among them, and the gold of the others.
  minutes int not null default 0,
  free_minutes int not null default 0,
  paid bigint not null default 0,
  -- The next minute cannot be paid.
  is_short boolean not null default false,
  -- Offers, answers and candidates so far; what they said is kept nowhere.
  signals int not null default 0,
  -- The length by the clock of the one who was called, to be compared.
  logged_seconds int,
  -- Its message stands in the conversation.
  is_told boolean not null default false,
  constraint call_client unique (caller_id, client_id),
  constraint call_two check (caller_id <> callee_id),
  constraint call_kind check (kind in ('voice', 'video')),
  constraint call_status check (
    ended_at is null and status in ('dialing', 'ringing', 'connecting', 'connected')
    or ended_at is not null and status in ('busy', 'reject', 'cancel', 'missed', 'disconnected', 'hangup', 'overdue')
  )
);
create index call_callee on call (callee_id, id desc);
create index call_live on call (id) where ended_at is null;
create index call_untold on call (id) where ended_at is not null and not is_told;

-- The one call that a member is in or that rings for them: whoever has a row is busy.
create table call_member (
  member_id bigint primary key references account on delete cascade,
  call_id bigint not null references call on delete cascade
);
create index call_member_call on call_member (call_id);

-- Each paid or given minute, for the books: they outlive the call, and hold nobody's name.
create table call_minute (
  call_id bigint not null,
  minute int not null,
  -- Hundredths; 0 from the VIP share.
  gold bigint not null,
  begun_at timestamptz not null default now(),
  primary key (call_id, minute)
);

-- Voice minutes of a UTC day that VIP did not pay for.
create table call_share (
  member_id bigint not null references account on delete cascade,
  day date not null,
  used int not null,
  primary key (member_id, day)
);
