import { statement } from '../db/statement.ts';

export const putOutbox = statement<{ topic: string; payload: string; traceparent: string | null }>(
  'put_outbox',
  'insert into outbox (topic, payload, traceparent) values (:topic, :payload::jsonb, :traceparent)',
);

/** SQL that writes an effect where `source` has a row; `payload` is an expression over it. */
export const putOutboxFrom = (source: string, { topic, payload }: { topic: string; payload: string }): string =>
  `insert into outbox (topic, payload, traceparent) select '${topic}', ${payload}, :traceparent::text from ${source}`;

export const putOutboxMany = statement<{ topic: string; payloads: string[]; traceparent: string | null }>(
  'put_outbox_many',
  'insert into outbox (topic, payload, traceparent) select :topic, unnest(:payloads::text[])::jsonb, :traceparent::text',
);

/** Topics with a due row: one index lookup per topic. */
export const dueTopics = statement<{ topics: string[] }, { topic: string }>(
  'due_outbox_topics',
  'select topic from due_outbox_topics(:topics::text[]) topic',
);

/**
 * Deletes the rows that are done and claims the next due ones of their topic for `lease` seconds: another worker gets
 * them when this one has not finished by then. Waits for no disk: where the server dies right after it, rows run
 * again.
 */
export const takeOutbox = statement<
  { topic: string; lease: number; done: readonly number[]; most: number },
  { id: number; payload: unknown; attempts: number; age_seconds: number; traceparent: string | null }
>(
  'take_outbox',
  'select id, payload, attempts, age_seconds, traceparent from claim_outbox_rows(:topic, :lease, :done::bigint[], :most)',
);

export const deleteOutbox = statement<{ ids: readonly number[] }>(
  'delete_outbox',
  'delete from outbox where id = any(:ids::bigint[])',
);

/** Retries a failed row after `seconds`. */
export const retryOutbox = statement<{ id: number; seconds: number; failure: string }>(
  'retry_outbox',
  'update outbox set available_at = now() + make_interval(secs => :seconds), failure = :failure where id = :id',
);

/** Makes a dead letter of a row whose attempts are used up. */
export const failOutbox = statement<{ id: number; failure: string }>(
  'fail_outbox',
  `update outbox set available_at = 'infinity', failed_at = now(), failure = :failure where id = :id`,
);

export const countOutboxTopics = statement<
  object,
  { topic: string; waiting: number; oldest_seconds: number; dead: number }
>(
  'count_outbox_topics',
  `select topic, count(*) filter (where failed_at is null) as waiting, count(failed_at) as dead,
          coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float8 as oldest_seconds
   from outbox group by topic`,
);

/** Every topic with rows: what waits, since when the oldest is due, and what failed too often. */
export const listQueues = statement<object, { topic: string; waiting: number; oldest_seconds: number; dead: number }>(
  'list_queues',
  `select topic, count(*) filter (where failed_at is null) as waiting, count(failed_at) as dead,
          greatest(coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0), 0)::float8 as oldest_seconds
   from outbox group by topic order by dead desc, oldest_seconds desc, topic`,
);
