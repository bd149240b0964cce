-- Who asked for a code: sends are counted for each asker, and a code works only in the browser that asked for it.
-- Null in rows of the release before; they expire within minutes.
alter table verification_code add column asker_hash bytea, add column browser_hash bytea;

-- Wrong codes of the last hour, by keyed hash of a network or of an address. Losing them in a crash does no harm.
create unlogged table code_failure (
  key_hash bytea primary key,
  failures int not null,
  first_at timestamptz not null
);
