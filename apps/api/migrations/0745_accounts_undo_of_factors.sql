-- A second step that was turned off and passkeys that were removed while a link to undo an earlier change is valid: the
-- link brings them back.
alter table account_undo
  add column factor_sealed bytea,
  add column factor_confirmed_at timestamptz,
  add column factor_step bigint,
  add column factor_recovery_hashes bytea[],
  -- Rows of account_passkey.
  add column passkeys jsonb not null default '[]';
