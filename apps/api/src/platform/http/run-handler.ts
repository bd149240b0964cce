import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/statement.ts';
import type { PendingEvent } from '../realtime/event-log.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { transactionWithEvents, type Emit } from '../realtime/transaction-with-events.ts';

interface Store {
  readonly database: Database;
  readonly realtime: Realtime;
}

/** What runs after the commit. */
export type Work = (() => Promise<void> | void)[];

/** Runs a handler in one transaction, with the events that it emits. */
export async function inTransaction<T>(
  edge: Store,
  request: FastifyRequest,
  work: (db: Db, emit: Emit, after: Work) => Promise<T>,
): Promise<T> {
  const { result, after } = await transactionWithEvents(edge, async ({ db, emit }) => {
    const afterCommit: Work = [];
    return { result: await work(db, emit, afterCommit), after: afterCommit };
  });
  for (const step of after)
    await Promise.resolve(step()).catch((error: unknown) => request.log.error({ err: error }, 'after commit'));
  return result;
}

interface Done<T> {
  readonly result: T;
  readonly events: readonly PendingEvent[];
  readonly after: Work;
}

/** Runs a handler without a transaction; its events are stored afterwards in one of their own. */
export async function directly<T>(
  edge: Store,
  work: (db: Db, emit: Emit, after: Work) => Promise<T>,
  around: (act: (db: Db) => Promise<Done<T>>) => Promise<Done<T>>,
): Promise<T> {
  const { result, events, after } = await around(async (db) => {
    const done: PendingEvent[] = [];
    const afterwards: Work = [];
    const emit: Emit = (member_id, name, data) => void done.push({ member_id, name, data });
    return { result: await work(db, emit, afterwards), events: done, after: afterwards };
  });
  if (events.length > 0)
    await transactionWithEvents(edge, async ({ emit }) => {
      for (const { member_id, name, data } of events) emit(member_id, name, data);
    });
  for (const step of after) await step();
  return result;
}
