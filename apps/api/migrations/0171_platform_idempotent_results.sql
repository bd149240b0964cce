-- A repeated key reads its reply again from ids (docs/decisions/0037-events-and-replies-keep-ids.md). Copies of replies
-- are deleted. A later release drops the column `reply`, which processes of the earlier release still write.
alter table idempotency_key add column result jsonb;

update idempotency_key set reply = null where reply is not null;
