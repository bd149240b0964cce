-- Webhooks that failed verification: the text as it arrived, shortened and without secrets, never its headers. The
-- newest ones only, for a time. `missed`: how many before it were not stored, because too many arrived at once.
create table payment_rejected_webhook (
  id bigint generated always as identity primary key,
  gateway text not null,
  reason text not null,
  body text not null,
  bytes integer not null,
  missed integer not null default 0,
  received_at timestamptz not null default now(),
  constraint payment_rejected_webhook_sizes check (
    char_length(body) <= 4000 and char_length(reason) <= 200 and bytes >= 0 and missed >= 0
  )
);
create index payment_rejected_webhook_received on payment_rejected_webhook (received_at);
