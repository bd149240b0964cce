-- Each address has a proof of its own. `verified_at` stays: the first proof of any address of the account.
alter table account
  add column email_verified_at timestamptz,
  add column phone_verified_at timestamptz,
  -- When the owner was last told that somebody registered with this address.
  add column address_notice_at timestamptz;

-- Addresses have one form. One that was proven in another form proves nothing about this one.
update account set verified_at = case when lower(email) = email_key then verified_at end, email = email_key
where email is distinct from email_key;
update account set email_verified_at = verified_at where verified_at is not null and email_key is not null;
update account set phone_verified_at = verified_at where verified_at is not null and phone is not null;

-- Addresses are unique among proven ones only.
alter table account drop constraint account_email_key;
alter table account drop constraint account_phone;
create unique index account_proven_email on account (email_key) where email_verified_at is not null;
create unique index account_proven_phone on account (phone) where phone_verified_at is not null;
create index account_email on account (email_key) where email_key is not null;
create index account_phone on account (phone) where phone is not null;

-- State of an account before a change of its address, password or logins; the old address can restore it.
create table account_undo (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  email text,
  email_key text,
  email_verified_at timestamptz,
  phone text,
  phone_verified_at timestamptz,
  password_hash text,
  -- Linked logins: provider, subject and time.
  logins jsonb not null,
  constraint account_undo_token_hash unique (token_hash)
);
create index account_undo_account on account_undo (account_id);
create index account_undo_expires_at on account_undo (expires_at);
