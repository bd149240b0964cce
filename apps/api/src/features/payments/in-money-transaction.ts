import type { EventData, EventName } from '@peonia/contract/realtime.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/statement.ts';
import { publishEvents, storeEvents, type PendingEvent } from '../../platform/realtime/event-log.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';

/** The transaction of a worker, and the events to publish after it. */
export interface MoneyCall {
  readonly db: Db;
  emit<N extends EventName>(memberId: number, name: N, data: EventData<N>): void;
}

/** Runs money changes outside of a request: effects and events are committed together, then the events are published. */
export async function inMoneyTransaction<T>(
  { database, realtime }: { database: Database; realtime: Realtime },
  work: (call: MoneyCall) => Promise<T>,
): Promise<T> {
  const { result, stored } = await database.transaction(async (db) => {
    const events: PendingEvent[] = [];
    const outcome = await work({ db, emit: (member_id, name, data) => events.push({ member_id, name, data }) });
    return { result: outcome, stored: await storeEvents(db, events) };
  });
  publishEvents(realtime, stored);
  return result;
}
