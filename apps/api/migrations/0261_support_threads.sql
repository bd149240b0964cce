-- A member reads the thread of their ticket and writes in it. Each message of theirs lets the ticket wait for staff again.
alter table support_message
  drop constraint support_message_kind_check,
  add constraint support_message_kind_check check (kind in ('answer', 'note', 'reply'));

alter table support_ticket add column waiting_since timestamptz not null default now();

update support_ticket set waiting_since = created_at;

-- The own tickets of a member, newest first.
drop index support_ticket_account;
create index support_ticket_account on support_ticket (account_id, id) where account_id is not null;

alter table notification drop constraint notification_type;
alter table notification add constraint notification_type check (
  type in (
    'friend', 'upgrade', 'translation', 'ask', 'feed', 'payclear', 'profile', 'verify', 'avatar', 'bio', 'order', 'support'
  )
);
