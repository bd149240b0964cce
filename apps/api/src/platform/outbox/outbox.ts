import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/statement.ts';
import { sparingLog } from '../log/sparing-log.ts';
import { traceparent } from '../tracing/spans.ts';
import { deleteOutbox, dueTopics, putOutbox, putOutboxMany, takeOutbox } from './outbox.sql.ts';
import { openRowRunner, type RowObserver, type RowQueue } from './run-rows.ts';

/** Effects of one feature on another, by topic. Features declare theirs beside their events: `declare module`. */
export interface Topics {
  /** For tests of the outbox. */
  'outbox.tested': { readonly text: string };
  'outbox.tested-beside': { readonly text: string };
}
export type Topic = keyof Topics;
type Subscriber<T extends Topic> = (payload: Topics[T], db: Database) => Promise<void>;
type BatchSubscriber<T extends Topic> = (payloads: readonly Topics[T][], db: Database) => Promise<void>;

/** How the queue of one topic runs. */
interface QueueOptions {
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
  /** The same for rows that are claimed together, in their order. Where a batch fails, each of its rows runs alone. */
  subscribeBatches<T extends Topic>(topic: T, name: string, handler: BatchSubscriber<T>, most: number): void;
  /**
   * Looks for rows now instead of at the next tick; called after a commit that wrote some. With their topic it claims
   * them without looking at others. Without effect in a process that runs no rows: a worker finds them at its next
   * tick.
   */
  nudge(topic?: Topic): void;
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

interface Queue extends RowQueue {
  readonly concurrency: number;
  readonly leaseSeconds: number;
  /** Rows that are claimed together. */
  readonly most: number;
  /** One for each claim that runs. */
  readonly workers: Set<Promise<void>>;
  /** Rows may have come after the last claim was sent. */
  isAsked: boolean;
}

/** A queue per topic on the table `outbox`: a slow topic delays no other, and each row is acknowledged alone. */
export function openOutbox(
  database: Database,
  log: FastifyBaseLogger,
  { runsRows = true, observer }: { runsRows?: boolean; observer?: RowObserver } = {},
): Outbox {
  const writeSparingly = sparingLog(log);
  const queues = new Map<string, Queue>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** Rows that ran in this process. */
  let ran = 0;

  const runRows = openRowRunner(database, log, observer);

  /** Runs rows until none is due. Each claim wakes another worker, up to the concurrency of the queue. */
  async function work(queue: Queue): Promise<void> {
    const { topic, leaseSeconds: lease, most } = queue;
    let done: readonly number[] = [];
    while (!isClosed) {
      queue.isAsked = false;
      const rows = await takeOutbox.all(database, { topic, lease, done, most });
      done = [];
      if (rows.length === 0) {
        if (queue.isAsked) continue;
        return;
      }
      wake(queue);
      done = await runRows(queue, rows);
      ran += rows.length;
    }
    if (done.length > 0) await deleteOutbox.run(database, { ids: done });
  }

  function wake(queue: Queue): void {
    queue.isAsked = true;
    if (isClosed || queue.workers.size >= queue.concurrency) return;
    const worker = work(queue).catch((error: unknown) => {
      writeSparingly(error, 'outbox stopped for a moment');
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
      .catch((error: unknown) => writeSparingly(error, 'outbox stopped for a moment'))
      .finally(() => {
        looking = null;
        if (isAskedAgain) quietly();
      });
  };

  function open<T extends Topic>(topic: T, name: string, handler: BatchSubscriber<T>, options: QueueOptions, most = 1) {
    if (queues.has(topic)) throw new Error(`${name}: ${topic} has a handler already`);
    const handlerOfRows = handler as Queue['handler'];
    queues.set(topic, { ...options, topic, handler: handlerOfRows, most, workers: new Set(), isAsked: false });
  }

  return {
    subscribe(topic, name, handler, options = standardQueue) {
      const each: BatchSubscriber<typeof topic> = async (payloads, db) => {
        for (const payload of payloads) await handler(payload, db);
      };
      open(topic, name, each, options);
    },
    subscribeBatches: (topic, name, handler, most) => open(topic, name, handler, standardQueue, most),
    nudge(topic) {
      const queue = topic === undefined ? undefined : queues.get(topic);
      if (runsRows) setImmediate(queue === undefined ? quietly : () => wake(queue));
    },
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
