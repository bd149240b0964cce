-- The plan of a prepared statement is made once, while the table is empty: a queue that fills would be read whole for
-- each row. Inside of these functions the planner takes the index.

-- Deletes the row that is done and claims the next due one of a topic. Its commit waits for no disk.
create function claim_outbox_row(asked text, lease double precision, done bigint)
returns table (id bigint, payload jsonb, attempts integer, age_seconds double precision, traceparent text)
language plpgsql set enable_seqscan = off as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  if done is not null then
    delete from outbox o where o.id = done;
  end if;
  return query
    update outbox o set attempts = o.attempts + 1, available_at = now() + make_interval(secs => lease)
    where o.id = (select d.id from outbox d where d.topic = asked and d.available_at <= now()
                  order by d.available_at, d.id limit 1 for update skip locked)
    returning o.id, o.payload, o.attempts, extract(epoch from now() - o.created_at)::float8, o.traceparent;
end $$;

-- Topics with a due row: one index lookup per topic.
create function due_outbox_topics(asked text[]) returns setof text
language plpgsql stable set enable_seqscan = off as $$
begin
  return query
    select a.topic from unnest(asked) a (topic)
    where exists (select 1 from outbox o where o.topic = a.topic and o.available_at <= now());
end $$;
