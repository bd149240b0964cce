-- One queue per topic, and dead letters: rows that failed too often wait for staff.
alter table outbox
  add column failed_at timestamptz,
  add column failure text check (char_length(failure) <= 300);
-- A dead letter is never due: its available_at is infinity.
create index outbox_due on outbox (topic, available_at, id);
create index outbox_failed_at on outbox (failed_at) where failed_at is not null;
drop index outbox_available_at;
-- Nothing handles it.
delete from outbox where topic = 'account.verified';
