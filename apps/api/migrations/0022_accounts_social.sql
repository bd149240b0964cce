-- Accounts made by a sign-in service have no password, and where the service tells no verified address, no contact either.
alter table account alter column password_hash drop not null;
alter table account drop constraint account_has_contact;
alter table account add constraint account_password_has_contact check (password_hash is null or email_key is not null or phone is not null);

-- Persons of sign-in services and the accounts they may enter.
create table social_login (
  provider text not null,
  -- The service's own lasting id of the person.
  subject text not null,
  account_id bigint not null references account on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (provider, subject),
  constraint social_login_once unique (account_id, provider)
);

-- A browser on its way to a service and back: single use, ten minutes, bound to the browser that began.
create table social_attempt (
  state_hash bytea primary key,
  provider text not null,
  client_hash bytea not null,
  -- Set where a member who is signed in links the service.
  account_id bigint references account on delete cascade,
  nonce text,
  verifier text,
  is_inside boolean not null,
  callback_url text not null,
  redirect text,
  expires_at timestamptz not null
);
create index social_attempt_expires_at on social_attempt (expires_at);

-- Somebody whom a service has confirmed and who has no account yet: name and agreement are still to come.
create table social_claim (
  ticket_hash bytea primary key,
  provider text not null,
  subject text not null,
  email text,
  client_hash bytea not null,
  redirect text,
  expires_at timestamptz not null
);
create index social_claim_expires_at on social_claim (expires_at);

-- Closed accounts are erased in steps that can be taken up again: closed, erasing, erased. What stays is a number.
alter table account drop constraint account_status;
alter table account add constraint account_status check (status in ('active', 'suspended', 'closed', 'erasing', 'erased'));
drop index account_closed_at;
create index account_closed_at on account (closed_at) where status in ('closed', 'erasing');
