-- One-time codes, bound to purpose and address, stored as a keyed hash.
create table code (
  id bigint generated always as identity primary key,
  purpose text not null,
  -- E-mail key or phone number, as a keyed hash: the table tells no address.
  address_hash bytea not null,
  -- Null for an address that nobody has: the row only counts the sends.
  account_id bigint references account on delete cascade,
  code_hash bytea,
  tries smallint not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index code_address on code (address_hash, sent_at desc);
create index code_expires_at on code (expires_at);

-- Devices an account was used on, recognised by the hash of their own id.
create table device (
  account_id bigint not null references account on delete cascade,
  client_hash bytea not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (account_id, client_hash)
);

-- Countries an account was used from.
create table account_country (
  account_id bigint not null references account on delete cascade,
  country char(2) not null,
  primary key (account_id, country)
);

alter table session add column device text, add column country char(2);

-- Solutions of the proof-of-work captcha count once.
create unlogged table captcha_use (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index captcha_use_expires_at on captcha_use (expires_at);

alter table account add column closed_at timestamptz;
create index account_closed_at on account (closed_at) where status = 'closed';
