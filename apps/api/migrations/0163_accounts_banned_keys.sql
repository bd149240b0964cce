-- Keyed hashes of the proven addresses and the devices of suspended members, so that they are recognised when they
-- register again. Kept as long as the sanction, also after the account was deleted: `account_id` stands for nobody then.
create table banned_key (
  key_hash bytea not null,
  account_id bigint not null,
  -- Null: for good.
  until timestamptz,
  primary key (key_hash, account_id)
);
create index banned_key_account on banned_key (account_id);
create index banned_key_until on banned_key (until) where until is not null;
