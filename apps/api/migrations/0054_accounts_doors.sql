-- The part of a token that stays when it is exchanged, hashed: any token a session ever had is recognised by it.
alter table session add column family_hash bytea;
create unique index session_family_hash on session (family_hash) where family_hash is not null;

-- Registrations that were tried, for the captcha under pressure. Loses nothing that matters in a crash.
create unlogged table registration_attempt (
  id bigint generated always as identity primary key,
  -- Keyed hash: the table tells no address.
  address_hash bytea not null,
  tried_at timestamptz not null default now()
);
create index registration_attempt_address on registration_attempt (address_hash, tried_at);
create index registration_attempt_tried_at on registration_attempt (tried_at);
