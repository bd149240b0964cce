-- Bytes that a member has sent on one UTC day, and when a file of theirs was last converted: members take turns.
create table upload_usage (
  owner_id bigint primary key references account on delete cascade,
  day date not null default (now() at time zone 'UTC')::date,
  bytes bigint not null default 0,
  converted_at timestamptz
);
