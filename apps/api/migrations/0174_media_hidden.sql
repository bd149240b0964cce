-- Since when a reported file is hidden from everyone but its owner, until staff decide.
alter table upload add column hidden_at timestamptz;
