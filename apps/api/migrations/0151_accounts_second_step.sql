-- Second step of a member's login: secret of an authenticator app, sealed, and hashed recovery codes.
create table account_factor (
  account_id bigint primary key references account on delete cascade,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  -- Null until the first code.
  confirmed_at timestamptz,
  -- Newest 30-second step that was used: a code works once.
  last_step bigint not null default 0,
  failures int not null default 0,
  failed_at timestamptz,
  recovery_hashes bytea[] not null default '{}'
);

create table account_passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  -- Id that the authenticator gave, base64url.
  credential text not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  constraint account_passkey_credential unique (credential),
  constraint account_passkey_name check (char_length(name) between 1 and 40)
);
create index account_passkey_account on account_passkey (account_id);

-- Challenges of passkeys: single use, five minutes. Null for a login, where nobody is known yet.
create table passkey_challenge (
  challenge text primary key,
  account_id bigint references account on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_account on passkey_challenge (account_id);
create index passkey_challenge_expires_at on passkey_challenge (expires_at);
