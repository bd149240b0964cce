-- What a translation by a person would cost, as one of the two was told.
create table translation_quote (
  member_id bigint not null references account on delete cascade,
  message_id bigint not null references message (id) on delete cascade,
  -- BCP 47.
  source text not null,
  target text not null,
  words int not null,
  characters int not null,
  -- Hundredths of gold.
  price bigint not null,
  until timestamptz not null,
  primary key (member_id, message_id),
  constraint translation_quote_price check (price > 0)
);
create index translation_quote_until on translation_quote (until);

-- A translation that was paid for. Its words stand with the message; what is kept here of the text goes when the work ends.
create table translation_order (
  id bigint generated always as identity primary key,
  message_id bigint references message (id) on delete set null,
  payer_id bigint references account on delete set null,
  -- The other of the two.
  other_id bigint references account on delete set null,
  progress_id bigint,
  source text not null,
  target text not null,
  words int not null,
  characters int not null,
  price bigint not null,
  transfer_id bigint references ledger_transfer,
  state text not null default 'waiting',
  ordered_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- Who has it in hand, and after that who made it.
  translator_id bigint references account on delete set null,
  taken_at timestamptz,
  -- When something was last done on it: who leaves it loses it.
  touched_at timestamptz,
  -- The text as the translator reads it, and what its marks stand for.
  redacted text,
  originals text[],
  kinds text[],
  draft text not null default '',
  drafted_by bigint references account on delete set null,
  delivered_at timestamptz,
  -- Of what was delivered, so that the same again is no second delivery.
  delivered_hash bytea,
  refunded_at timestamptz,
  refund text,
  mark smallint,
  mark_reason text,
  marked_at timestamptz,
  constraint translation_order_price check (price > 0),
  constraint translation_order_state check (state in ('waiting', 'taken', 'done', 'refunded')),
  constraint translation_order_done check (state not in ('waiting', 'taken') or delivered_at is null),
  constraint translation_order_delivered check (state <> 'done' or delivered_at is not null),
  constraint translation_order_taken check (state <> 'waiting' or translator_id is null),
  constraint translation_order_refund check ((state = 'refunded') = (refunded_at is not null) and (refunded_at is null) = (refund is null)),
  constraint translation_order_reason check (refund in ('late', 'gone', 'unreadable', 'abusive', 'complaint')),
  constraint translation_order_mark check (mark between 1 and 5)
);
-- A message is translated by one person, whoever of the two asks, and asks first.
create unique index translation_order_once on translation_order (message_id) where state <> 'refunded';
create index translation_order_message on translation_order (message_id, id desc);
create index translation_order_queue on translation_order (due_at, id) where state in ('waiting', 'taken');
-- One at a time in the same hands.
create unique index translation_order_in_hand on translation_order (translator_id) where state = 'taken';
create index translation_order_translator on translation_order (translator_id) where state in ('done', 'refunded');
create index translation_order_payer on translation_order (payer_id, id desc);

-- Who gave a translation back, and why. It is not offered to them again.
create table translation_return (
  order_id bigint not null references translation_order on delete cascade,
  member_id bigint not null references account on delete cascade,
  reason text not null,
  note text not null,
  at timestamptz not null default now(),
  primary key (order_id, member_id),
  constraint translation_return_reason check (reason in ('colleague', 'unreadable', 'abusive'))
);
create index translation_return_member on translation_return (member_id);
