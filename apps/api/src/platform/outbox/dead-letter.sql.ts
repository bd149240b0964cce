import { statement } from '../db/statement.ts';

export const listDeadLetters = statement<
  { topic: string | null; before: number | null; most: number },
  { id: number; topic: string; failure: string; attempts: number; created_at: Date; failed_at: Date }
>(
  'list_dead_letters',
  `select id, topic, failure, attempts, created_at, failed_at from outbox
   where failed_at is not null and (:topic::text is null or topic = :topic::text) and (:before::bigint is null or id < :before) order by id desc limit :most`,
);

/** The same, oldest first. */
export const listDeadLettersUp = statement<
  { after: number; most: number },
  { id: number; topic: string; failure: string; attempts: number; created_at: Date; failed_at: Date }
>(
  'list_dead_letters_up',
  `select id, topic, failure, attempts, created_at, failed_at from outbox
   where failed_at is not null and id > :after order by id limit :most`,
);

export const countDeadLetters = statement<object, { topic: string; count: number }>(
  'count_dead_letters',
  'select topic, count(*) as count from outbox where failed_at is not null group by topic order by count(*) desc, topic',
);

/** Makes one dead letter, or all of a topic, due again with all attempts. */
export const reviveDeadLetters = statement<{ id: number | null; topic: string | null }, { id: number }>(
  'revive_dead_letters',
  `update outbox set failed_at = null, attempts = 0, available_at = now()
   where failed_at is not null and (id = :id::bigint or topic = :topic::text) returning id`,
);

/** Deletes one dead letter, or all of a topic. */
export const discardDeadLetters = statement<{ id: number | null; topic: string | null }, { id: number; topic: string }>(
  'discard_dead_letters',
  `delete from outbox where failed_at is not null and (id = :id::bigint or topic = :topic::text) returning id, topic`,
);

/** Deletes dead letters that nobody retried in `days`. */
export const purgeDeadLetters = statement<{ days: number; most: number }>(
  'purge_dead_letters',
  `delete from outbox where id in (
     select id from outbox where failed_at < now() - make_interval(days => :days) limit :most)`,
);
