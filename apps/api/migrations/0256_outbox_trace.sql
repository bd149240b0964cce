-- small table: rows of effects that wait.
-- The W3C `traceparent` of the request that caused the effect, where its trace is recorded.
alter table outbox add column traceparent text;
