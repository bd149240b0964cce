-- What staff read of the processes: each says with its heartbeat what it is.
alter table realtime_node add column role text;
alter table realtime_node add column version text;
alter table realtime_node add column started_at timestamptz;

-- The statements that cost most. No row where pg_stat_statements is not installed or not loaded.
create function slow_statements(most integer)
returns table (query text, calls bigint, mean_ms double precision, total_ms double precision)
language plpgsql stable as $$
begin
  if to_regclass('pg_stat_statements') is null then return; end if;
  return query execute
    'select left(s.query, 300), s.calls, s.mean_exec_time, s.total_exec_time from pg_stat_statements s
     join pg_database d on d.oid = s.dbid and d.datname = current_database()
     where s.query not ilike ''%slow_statements%'' order by s.total_exec_time desc limit $1' using most;
exception when object_not_in_prerequisite_state or insufficient_privilege or undefined_column then
  return;
end $$;
