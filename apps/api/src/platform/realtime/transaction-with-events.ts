import type { EventData, EventName } from '@peonia/contract/protocol/realtime.ts';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/statement.ts';
import { publishEvents, storeEvents, type PendingEvent, type StoredEvent } from './event-log.ts';
import type { Realtime } from './realtime.ts';

/** Adds an event for a member. It is stored with the transaction and published after the commit. */
export type Emit = <N extends EventName>(memberId: number, name: N, data: EventData<N>) => void;

/** Work inside a transaction that may emit events. */
export interface EventTransaction {
  readonly db: Db;
  readonly emit: Emit;
}

/** Runs a transaction, stores the events that it emits in it, and publishes them after the commit. */
export async function transactionWithEvents<T>(
  { database, realtime }: { readonly database: Database; readonly realtime: Realtime },
  work: (transaction: EventTransaction) => Promise<T>,
): Promise<T> {
  let stored: StoredEvent[] = [];
  const { result } = await database.transaction(
    async (db) => {
      // A retried transaction starts without the events of the previous attempt.
      const events: PendingEvent[] = [];
      const outcome = await work({ db, emit: (member_id, name, data) => void events.push({ member_id, name, data }) });
      return { result: outcome, events };
    },
    async (db, { events }) => {
      stored = await storeEvents(db, events);
    },
  );
  await publishCommitted(realtime, stored);
  return result;
}

/** Publishes events that are committed. */
export async function publishCommitted(realtime: Realtime, stored: readonly StoredEvent[]): Promise<void> {
  if (stored.length > 0) await realtime.beforePublish(stored.map(({ member_id }) => member_id));
  publishEvents(realtime, stored);
}
