-- Tickets are read and answered by staff. `open` waits for staff, `waiting` for the member, `solved` is done.
alter table support_ticket
  add column assigned_to bigint references account (id),
  add column first_answered_at timestamptz,
  add column solved_at timestamptz,
  add column changed_at timestamptz not null default now(),
  add constraint support_ticket_status check (status in ('open', 'waiting', 'solved'));

update support_ticket set changed_at = created_at;

-- The queue of each state, oldest first.
create index support_ticket_queue on support_ticket (status, id);

-- An answer, which the writer gets by mail, or a note that staff alone see. The author is null once the account is gone.
create table support_message (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references support_ticket (id) on delete cascade,
  kind text not null check (kind in ('answer', 'note')),
  -- Made by the program of the author, so that a repeated call stores the message once.
  client_id text not null,
  author_id bigint references account (id),
  content text not null check (content <> ''),
  created_at timestamptz not null default now()
);

create index support_message_ticket on support_message (ticket_id, id);
create unique index support_message_once on support_message (ticket_id, client_id);
create index support_message_author on support_message (author_id) where author_id is not null;
create index support_ticket_assigned on support_ticket (assigned_to) where assigned_to is not null;
