import { SpanKind } from '@opentelemetry/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/statement.ts';
import { inSpan, traceparent } from '../tracing/spans.ts';
import { describeFailure } from './describe-failure.ts';
import {
  deleteOutbox,
  dueTopics,
  failOutbox,
  putOutbox,
  putOutboxMany,
  retryOutbox,
  takeOutbox,
} from './outbox.sql.ts';

/** Effects of one feature on another, by topic. Features declare theirs beside their events: `declare module`. */
export interface Topics {
  /** For tests of the outbox. */
  'outbox.tested': { readonly text: string };
  'outbox.tested-beside': { readonly text: string };
}
export type Topic = keyof Topics;
export type Subscriber<T extends Topic> = (payload: Topics[T], db: Database) => Promise<void>;

/** One attempt of a row. */
export interface ObservedRow {
  readonly topic: string;
  readonly outcome: 'done' | 'failed' | 'dead';
  readonly attempts: number;
  /** Seconds between the row and the start of this attempt. */
  readonly lagSeconds: number;
}
export type RowObserver = (row: ObservedRow) => void;

/** How the queue of one topic runs. */
export interface QueueOptions {
  /** Rows at a time in each process; 1 keeps their order. */
  readonly concurrency: number;
  /** Seconds until another worker gets a claimed row; longer than the handler can take. */
  readonly leaseSeconds: number;
  /** Attempts before a row becomes a dead letter. */
  readonly attempts: number;
}

/** Attempts 1 to 12 take about an hour, each further one another hour. */
const standardQueue: QueueOptions = { concurrency: 1, leaseSeconds: 60, attempts: 16 };
/** For topics that send mail: a slow mail server holds a row for minutes, and must not send it twice. */
export const mailQueue: QueueOptions = { concurrency: 4, leaseSeconds: 600, attempts: 16 };

/** For text messages: the gateway has five seconds for each. */
export const textMessageQueue: QueueOptions = { concurrency: 4, leaseSeconds: 60, attempts: 16 };

export interface Outbox {
  /** One handler for each topic. It must be idempotent: rows run at least once. */
  subscribe<T extends Topic>(topic: T, name: string, handler: Subscriber<T>, options?: QueueOptions): void;
  /**
   * Looks for rows now instead of at the next tick; called after a commit that wrote some. Without effect in a process
   * that runs no rows: a worker finds them at its next tick.
   */
  nudge(): void;
  start(): void;
  close(): Promise<void>;
  /** Runs everything that is due; tests call it instead of waiting. */
  drain(): Promise<number>;
}

/** Writes an effect in the transaction of its cause. */
export async function enqueue<T extends Topic>(db: Db, topic: T, payload: Topics[T]): Promise<void> {
  await putOutbox.run(db, { topic, payload: JSON.stringify(payload), traceparent: traceparent() });
}

/** Many effects of one topic at once. */
export async function enqueueAll<T extends Topic>(db: Db, topic: T, payloads: readonly Topics[T][]): Promise<void> {
  if (payloads.length > 0)
    await putOutboxMany.run(db, {
      topic,
      payloads: payloads.map((payload) => JSON.stringify(payload)),
      traceparent: traceparent(),
    });
}

const tickMs = 1_000;
const longestPauseSeconds = 3_600;

interface Queue extends QueueOptions {
  readonly topic: Topic;
  readonly handler: Subscriber<Topic>;
  /** One for each row that runs. */
  readonly workers: Set<Promise<void>>;
}

interface Row {
  readonly id: number;
  readonly payload: unknown;
  readonly attempts: number;
  readonly age_seconds: number;
  /** W3C `traceparent` of the cause, where it was recorded. */
  readonly traceparent: string | null;
}

/** A queue per topic on the table `outbox`: a slow topic delays no other, and each row is acknowledged alone. */
export function openOutbox(
  database: Database,
  log: FastifyBaseLogger,
  { runsRows = true, observer }: { runsRows?: boolean; observer?: RowObserver } = {},
): Outbox {
  const queues = new Map<string, Queue>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** Rows that ran in this process. */
  let ran = 0;

  /** Returns whether the row is done. */
  async function runRow(
    queue: Queue,
    { id, payload, attempts, age_seconds, traceparent: parent }: Row,
  ): Promise<boolean> {
    const report = (outcome: ObservedRow['outcome']) =>
      observer?.({ topic: queue.topic, outcome, attempts, lagSeconds: age_seconds });
    try {
      if (attempts > queue.attempts) throw new Error('Its last attempt ended with the process');
      const run = () => queue.handler(payload as Topics[Topic], database);
      await inSpan(`outbox ${queue.topic}`, { kind: SpanKind.CONSUMER, parent }, run);
    } catch (error) {
      const failure = describeFailure(error);
      const isDead = attempts >= queue.attempts;
      log.error(
        { err: error, topic: queue.topic, attempts },
        isDead ? 'outbox row is a dead letter' : 'outbox row failed',
      );
      report(isDead ? 'dead' : 'failed');
      const seconds = Math.min(longestPauseSeconds, 2 ** attempts);
      if (isDead) await failOutbox.run(database, { id, failure });
      else await retryOutbox.run(database, { id, seconds, failure });
      return false;
    }
    report('done');
    return true;
  }

  /** Runs rows until none is due. Each claimed row wakes another worker, up to the concurrency of the queue. */
  async function work(queue: Queue): Promise<void> {
    let done: number | null = null;
    while (!isClosed) {
      const row: Row | undefined = await takeOutbox.first(database, {
        topic: queue.topic,
        lease: queue.leaseSeconds,
        done,
      });
      if (row === undefined) return;
      wake(queue);
      done = (await runRow(queue, row)) ? row.id : null;
      ran += 1;
    }
    if (done !== null) await deleteOutbox.run(database, { id: done });
  }

  function wake(queue: Queue): void {
    if (isClosed || queue.workers.size >= queue.concurrency) return;
    const worker = work(queue).catch((error: unknown) => {
      log.error({ err: error }, 'outbox stopped for a moment');
    });
    queue.workers.add(worker);
    void worker.then(() => queue.workers.delete(worker));
  }

  async function wakeDue(): Promise<void> {
    const due = await dueTopics.all(database, { topics: [...queues.keys()] });
    for (const { topic } of due) {
      const queue = queues.get(topic);
      if (queue !== undefined) wake(queue);
    }
  }

  const workers = () => [...queues.values()].flatMap((queue) => [...queue.workers]);

  /** Until nothing is due: effects enqueue rows of their own. */
  async function drain(): Promise<number> {
    const before = ran;
    for (let last = -1; last !== ran;) {
      last = ran;
      await wakeDue();
      for (let running = workers(); running.length > 0; running = workers()) await Promise.all(running);
    }
    return ran - before;
  }

  let looking: Promise<void> | null = null;
  /** Many commits of one moment are one look; what was committed during it is another. */
  let isAskedAgain = false;
  const quietly = () => {
    if (isClosed) return;
    isAskedAgain = looking !== null;
    looking ??= wakeDue()
      .catch((error: unknown) => log.error({ err: error }, 'outbox stopped for a moment'))
      .finally(() => {
        looking = null;
        if (isAskedAgain) quietly();
      });
  };
  return {
    subscribe(topic, name, handler, options = standardQueue) {
      if (queues.has(topic)) throw new Error(`${name}: ${topic} has a handler already`);
      queues.set(topic, { ...options, topic, handler: handler as Subscriber<Topic>, workers: new Set() });
    },
    nudge: () => void (runsRows && setImmediate(quietly)),
    start() {
      timer = setInterval(quietly, tickMs);
      timer.unref();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await Promise.all(workers());
    },
    drain,
  };
}
