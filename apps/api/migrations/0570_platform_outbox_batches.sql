-- Deletes the rows that are done and claims the next due ones of their topic, up to `most`, for `lease` seconds.
-- `claim_outbox_row` stays for programs of the version before.
create function claim_outbox_rows(asked text, lease double precision, done bigint[], most integer)
returns table (id bigint, payload jsonb, attempts integer, age_seconds double precision, traceparent text)
language plpgsql set enable_seqscan = off as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  if cardinality(done) > 0 then
    delete from outbox o where o.id = any(done);
  end if;
  return query
    with due as (
      select d.id, d.available_at from outbox d where d.topic = asked and d.available_at <= now()
      order by d.available_at, d.id limit most for update skip locked
    ), claimed as (
      update outbox o set attempts = o.attempts + 1, available_at = now() + make_interval(secs => lease)
      where o.id = any(array(select due.id from due))
      returning o.id, o.payload, o.attempts, extract(epoch from now() - o.created_at)::float8 as age_seconds, o.traceparent
    )
    select c.id, c.payload, c.attempts, c.age_seconds, c.traceparent from claimed c join due using (id)
    order by due.available_at, c.id;
end $$;
