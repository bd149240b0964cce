-- One row for each mail: what it was and what became of it. Neither its text nor the address in clear.
create table mail_delivery (
  id bigint generated always as identity primary key,
  message_id text not null constraint mail_delivery_message unique,
  template text not null,
  class text not null
    constraint mail_delivery_class check (class in ('security', 'transactional', 'notice', 'marketing', 'operator')),
  language text not null,
  recipient_hash bytea not null,
  member_id bigint references account on delete cascade,
  state text not null constraint mail_delivery_state check (
    state in ('queued', 'handed_over', 'delivered', 'bounced', 'complained', 'suppressed', 'failed')),
  attempts int not null default 1,
  words text not null default '' constraint mail_delivery_words check (char_length(words) <= 500),
  created_at timestamptz not null default now(),
  handed_over_at timestamptz,
  changed_at timestamptz not null default now()
);
create index mail_delivery_created on mail_delivery (created_at);
create index mail_delivery_member on mail_delivery (member_id, id) where member_id is not null;
create index mail_delivery_by_state on mail_delivery (state, id);
create index mail_delivery_by_template on mail_delivery (template, id);

-- Addresses that take no mail: by their hash, and sealed for the staff.
create table mail_suppression (
  id bigint generated always as identity primary key,
  recipient_hash bytea not null,
  reason text not null constraint mail_suppression_reason check (reason in ('bounce', 'complaint')),
  sealed bytea not null,
  member_id bigint references account on delete cascade,
  words text not null default '' constraint mail_suppression_words check (char_length(words) <= 500),
  created_at timestamptz not null default now(),
  constraint mail_suppression_once unique (recipient_hash, reason)
);
create index mail_suppression_member on mail_suppression (member_id) where member_id is not null;
create index mail_suppression_created on mail_suppression (created_at);

-- Events of the provider that were applied: a repeated one changes nothing.
create table mail_event (
  key bytea primary key,
  received_at timestamptz not null default now()
);
create index mail_event_received on mail_event (received_at);

-- Webhooks that failed verification. Their bodies name receivers, so only their length is stored.
create table mail_rejected_webhook (
  id bigint generated always as identity primary key,
  reason text not null constraint mail_rejected_webhook_reason check (char_length(reason) <= 200),
  bytes int not null,
  missed int not null,
  received_at timestamptz not null default now()
);
