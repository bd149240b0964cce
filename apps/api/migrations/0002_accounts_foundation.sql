create table account (
  id bigint generated always as identity primary key,
  name text not null,
  -- Lower case, compatibility-normalised: Anna and anna are one name.
  name_key text not null,
  email text,
  email_key text,
  phone text,
  password_hash text not null,
  language text not null,
  status text not null default 'active',
  verified_at timestamptz,
  -- 2037-12-31 is for life.
  vip_until date,
  is_free boolean not null default false,
  trialing smallint not null default 0,
  is_partner boolean not null default false,
  has_mall boolean not null default false,
  has_sound boolean not null default true,
  channel text not null,
  pid text,
  created_at timestamptz not null default now(),
  constraint account_name_key unique (name_key),
  constraint account_email_key unique (email_key),
  constraint account_phone unique (phone),
  constraint account_channel unique (channel),
  constraint account_has_contact check (email_key is not null or phone is not null),
  constraint account_status check (status in ('active', 'suspended', 'closed')),
  constraint account_trialing check (trialing between 0 and 2)
);

-- Tokens are stored hashed. `previous_hash` recognises a token that was exchanged before: its reuse ends the session.
create table session (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  access_hash bytea not null,
  access_until timestamptz not null,
  refresh_until timestamptz not null,
  previous_hash bytea,
  rotated_at timestamptz,
  client_hash bytea,
  is_app boolean not null default false,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  constraint session_access_hash unique (access_hash)
);
create unique index session_previous_hash on session (previous_hash) where previous_hash is not null;
create index session_account on session (account_id);
create index session_refresh_until on session (refresh_until);

-- Failed logins of the last minutes per account key, shared by all processes.
create table login_failure (
  login_key bytea primary key,
  failures int not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);

-- What other features may read of an account.
create view active_account as
  select id, name, language, channel, created_at,
         verified_at is not null as is_verified,
         is_free or coalesce(vip_until >= current_date, false) as is_vip,
         case when is_free or vip_until >= current_date then vip_until end as vip_until
  from account where status = 'active';
