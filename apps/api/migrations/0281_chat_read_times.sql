-- When the receiver read a message and let its sender know. Null: not read, read without a receipt, or read before
-- times were stored.
alter table message add column read_at timestamptz;
