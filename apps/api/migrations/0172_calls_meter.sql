-- A call is connected once both devices have said so.
alter table call add column caller_connected boolean not null default false, add column callee_connected boolean not null default false;

-- The free seconds of a pair, once a day. `low_id` is the smaller id.
create table call_free_pair (
  low_id bigint not null references account (id) on delete cascade,
  high_id bigint not null references account (id) on delete cascade,
  day date not null,
  constraint call_free_pair_pkey primary key (low_id, high_id, day),
  constraint call_free_pair_order check (low_id < high_id)
);
create index call_free_pair_high on call_free_pair (high_id);

-- Relay credentials that a member got on a day.
create table call_relay_usage (
  member_id bigint primary key references account (id) on delete cascade,
  day date not null,
  used integer not null
);
