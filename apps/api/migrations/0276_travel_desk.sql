-- The plan of a travel request as a list of days, and the messages between the traveller and the desk.
create table travel_day (
  request_id bigint not null references travel_request on delete cascade,
  position smallint not null,
  day date not null,
  title text not null,
  details text not null,
  primary key (request_id, position)
);

create table travel_message (
  id bigint generated always as identity primary key,
  request_id bigint not null references travel_request on delete cascade,
  by_desk boolean not null,
  author_id bigint references account on delete set null,
  client_id text not null,
  content text not null,
  created_at timestamptz not null default now(),
  unique (request_id, client_id)
);
create index travel_message_of on travel_message (request_id, id);
create index travel_message_author on travel_message (author_id) where author_id is not null;

-- The traveller wrote last.
alter table travel_request add column waits_since timestamptz;
create index travel_request_waits on travel_request (waits_since) where waits_since is not null;

alter table notification drop constraint notification_type;
alter table notification add constraint notification_type check (
  type in (
    'friend', 'upgrade', 'translation', 'ask', 'feed', 'payclear', 'profile', 'verify', 'avatar', 'bio', 'order', 'support', 'travel'
  )
);
