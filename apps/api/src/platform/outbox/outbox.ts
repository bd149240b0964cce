import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/statement.ts';
import { doneOutbox, putOutbox, putOutboxMany, retryOutbox, takeOutbox } from './outbox.sql.ts';

/** Effects of one feature on another, by topic. Features declare theirs beside their events: `declare module`. */
export interface Topics {
  /** For tests of the outbox. */
  'outbox.tested': { readonly text: string };
}
export type Topic = keyof Topics;
export type Subscriber<T extends Topic> = (payload: Topics[T], db: Database) => Promise<void>;

export interface Outbox {
  /** Handlers must be idempotent: rows run at least once. */
  subscribe<T extends Topic>(topic: T, name: string, handler: Subscriber<T>): void;
  /** Looks for rows now instead of at the next tick; called after a commit that wrote some. */
  nudge(): void;
  start(): void;
  close(): Promise<void>;
  /** Runs everything that is due; tests call it instead of waiting. */
  drain(): Promise<number>;
}

/** Writes an effect in the transaction of its cause. */
export async function enqueue<T extends Topic>(db: Db, topic: T, payload: Topics[T]): Promise<void> {
  await putOutbox.run(db, { topic, payload: JSON.stringify(payload) });
}

/** Many effects of one topic at once. */
export async function enqueueAll<T extends Topic>(db: Db, topic: T, payloads: readonly Topics[T][]): Promise<void> {
  if (payloads.length > 0)
    await putOutboxMany.run(db, { topic, payloads: payloads.map((payload) => JSON.stringify(payload)) });
}

const tickMs = 1_000;
const batch = 50;

export function openOutbox(database: Database, log: FastifyBaseLogger): Outbox {
  const handlers = new Map<string, { name: string; handler: Subscriber<Topic> }[]>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | null = null;

  async function applyDecision(): Promise<number> {
    const rows = await takeOutbox.all(database, { most: batch });
    const done: number[] = [];
    for (const row of rows) {
      try {
        for (const { handler } of handlers.get(row.topic) ?? []) await handler(row.payload as Topics[Topic], database);
        done.push(row.id);
      } catch (error) {
        log.error({ err: error, topic: row.topic, attempts: row.attempts }, 'outbox row failed');
        await retryOutbox.run(database, { id: row.id, attempts: row.attempts });
      }
    }
    if (done.length > 0) await doneOutbox.run(database, { ids: done });
    return rows.length;
  }

  function step(): Promise<number> {
    running ??= (async () => {
      let total = 0;
      for (let count = batch; count === batch; total += count) count = await applyDecision();
      return total;
    })().finally(() => {
      running = null;
    });
    return running;
  }

  /** A running pass may have started before the caller's row, and effects enqueue rows of their own. */
  async function drain(): Promise<number> {
    await running;
    let total = 0;
    for (let count = await step(); count > 0; count = await step()) total += count;
    return total;
  }

  const quietly = () => void step().catch((error: unknown) => log.error({ err: error }, 'outbox stopped for a moment'));
  return {
    subscribe: (topic, name, handler) =>
      void handlers.set(topic, [...(handlers.get(topic) ?? []), { name, handler: handler as Subscriber<Topic> }]),
    nudge: () => void setImmediate(quietly),
    start() {
      timer = setInterval(quietly, tickMs);
      timer.unref();
    },
    async close() {
      clearInterval(timer);
      await running?.catch(() => 0);
    },
    drain,
  };
}
