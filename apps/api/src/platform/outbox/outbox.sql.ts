import { statement } from '../db/statement.ts';

export const putOutbox = statement<{ topic: string; payload: string }>(
  'put_outbox',
  'insert into outbox (topic, payload) values (:topic, :payload::jsonb)',
);

export const putOutboxMany = statement<{ topic: string; payloads: string[] }>(
  'put_outbox_many',
  'insert into outbox (topic, payload) select :topic, unnest(:payloads::text[])::jsonb',
);

/** Claims due rows for a minute: another worker gets a row only when this one has not finished by then. */
export const takeOutbox = statement<
  { most: number },
  { id: number; topic: string; payload: unknown; attempts: number }
>(
  'take_outbox',
  `update outbox set attempts = attempts + 1, available_at = now() + interval '60 seconds'
   where id in (select id from outbox where available_at <= now() order by available_at, id limit :most for update skip locked)
   returning id, topic, payload, attempts`,
);

export const doneOutbox = statement<{ ids: number[] }>(
  'done_outbox',
  'delete from outbox where id = any(:ids::bigint[])',
);

/** Retries a failed row after 2, 4, 8 … seconds, at most an hour. */
export const retryOutbox = statement<{ id: number; attempts: number }>(
  'retry_outbox',
  'update outbox set available_at = now() + make_interval(secs => least(3600, power(2, :attempts::int))) where id = :id',
);

export const countOutbox = statement<object, { waiting: number; oldest_seconds: number }>(
  'count_outbox',
  'select count(*) as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest_seconds from outbox',
);
