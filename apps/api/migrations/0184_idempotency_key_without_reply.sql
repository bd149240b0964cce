-- Replies are read again under the read policy; nothing has written this column since results hold ids.
alter table idempotency_key drop column reply;
