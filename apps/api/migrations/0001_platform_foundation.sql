-- Events of a member's private channel: numbered without gaps per member, kept for devices that were away.
create table member_stream (
  member_id bigint primary key,
  last_seq bigint not null default 0
);

create table member_event (
  member_id bigint not null references member_stream on delete cascade,
  seq bigint not null,
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  primary key (member_id, seq)
);
create index member_event_created_at on member_event using brin (created_at);

-- Who is connected, by process. Unlogged: after a crash of the database nobody is connected anyway.
create unlogged table realtime_node (
  node_id uuid primary key,
  seen_at timestamptz not null
);

create unlogged table presence (
  member_id bigint not null,
  node_id uuid not null,
  -- Order of arrival, for the list of who is online.
  arrival bigint generated always as identity,
  since timestamptz not null default now(),
  primary key (member_id, node_id)
);
create index presence_arrival on presence (arrival desc);
create index presence_node on presence (node_id);

-- What other features read of presence.
create view online_member as
  select p.member_id, p.arrival, p.since
  from presence p join realtime_node n using (node_id)
  where n.seen_at > now() - interval '60 seconds';

-- Single-use permission to open a socket, 60 s.
create unlogged table socket_grant (
  hash bytea primary key,
  channel text not null,
  socket_id text not null,
  member_id bigint not null,
  session_id bigint not null,
  expires_at timestamptz not null
);
create index socket_grant_expires_at on socket_grant (expires_at);

-- Effects that travel from one feature to another: written with their cause, carried out at least once.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  attempts int not null default 0,
  available_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index outbox_available_at on outbox (available_at, id);

-- Mail of installations without an SMTP server, readable on a development page.
create table mail_outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now()
);
