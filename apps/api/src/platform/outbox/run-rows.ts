import { SpanKind } from '@opentelemetry/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { inSpan } from '../tracing/spans.ts';
import { describeFailure } from './describe-failure.ts';
import { failOutbox, retryOutbox } from './outbox.sql.ts';

/** One attempt of a row. */
interface ObservedRow {
  readonly topic: string;
  readonly outcome: 'done' | 'failed' | 'dead';
  readonly attempts: number;
  /** Seconds between the row and the start of this attempt. */
  readonly lagSeconds: number;
}
export type RowObserver = (row: ObservedRow) => void;

/** A claimed row. */
interface Row {
  readonly id: number;
  readonly payload: unknown;
  readonly attempts: number;
  readonly age_seconds: number;
  /** W3C `traceparent` of the cause, where it was recorded. */
  readonly traceparent: string | null;
}

export interface RowQueue {
  readonly topic: string;
  /** Attempts before a row becomes a dead letter. */
  readonly attempts: number;
  readonly handler: (payloads: readonly unknown[], database: Database) => Promise<void>;
}

const longestPauseSeconds = 3_600;

/** Opens what runs claimed rows. Returns the ids of those that are done; the others are tried again or dead. */
export function openRowRunner(
  database: Database,
  log: FastifyBaseLogger,
  observer?: RowObserver,
): (queue: RowQueue, rows: readonly Row[]) => Promise<number[]> {
  const report = ({ topic }: RowQueue, { attempts, age_seconds }: Row, outcome: ObservedRow['outcome']) =>
    observer?.({ topic, outcome, attempts, lagSeconds: age_seconds });

  /** Part of the trace of the first row. @throws What the handler throws. */
  async function handle(queue: RowQueue, rows: readonly Row[]): Promise<void> {
    if (rows.some(({ attempts }) => attempts > queue.attempts))
      throw new Error('Its last attempt ended with the process');
    const run = () =>
      queue.handler(
        rows.map(({ payload }) => payload),
        database,
      );
    await inSpan(`outbox ${queue.topic}`, { kind: SpanKind.CONSUMER, parent: rows[0]?.traceparent ?? null }, run);
    for (const row of rows) report(queue, row, 'done');
  }

  async function runAlone(queue: RowQueue, row: Row): Promise<number[]> {
    const { id, attempts } = row;
    try {
      await handle(queue, [row]);
      return [id];
    } catch (error) {
      const failure = describeFailure(error);
      const isDead = attempts >= queue.attempts;
      log.error(
        { err: error, topic: queue.topic, attempts },
        isDead ? 'outbox row is a dead letter' : 'outbox row failed',
      );
      report(queue, row, isDead ? 'dead' : 'failed');
      const seconds = Math.min(longestPauseSeconds, 2 ** attempts);
      if (isDead) await failOutbox.run(database, { id, failure });
      else await retryOutbox.run(database, { id, seconds, failure });
      return [];
    }
  }

  return async (queue, rows) => {
    if (rows.length > 1) {
      // Whatever fails here fails again, and is logged, for the row that caused it.
      const isDone = await handle(queue, rows).then(
        () => true,
        () => false,
      );
      if (isDone) return rows.map(({ id }) => id);
    }
    const done: number[] = [];
    for (const row of rows) done.push(...(await runAlone(queue, row)));
    return done;
  };
}
