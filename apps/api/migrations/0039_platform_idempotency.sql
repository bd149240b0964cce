-- Answers of paid calls by the key that the member's program made: the same call again is answered from here.
create table idempotency_key (
  member_id bigint not null,
  key text not null,
  endpoint text not null,
  request_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (member_id, key)
);
create index idempotency_key_created_at on idempotency_key (created_at);
