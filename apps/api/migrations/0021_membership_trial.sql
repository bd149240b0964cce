-- Persons who had their trial, by the hash of an address or device. The account may be erased; the claim stays.
create table trial (
  person_key bytea primary key,
  account_id bigint not null,
  claimed_at timestamptz not null default now()
);
