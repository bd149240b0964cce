import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/call.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { transactionWithEvents } from '../../../platform/realtime/transaction-with-events.ts';
import { mayBeNotified, recordVisit } from './visit.sql.ts';

interface Context {
  readonly database: Database;
  readonly realtime: Realtime;
}

/**
 * Records that a member opened another's profile, and notifies its owner. Guests, VIP and the owner are not recorded;
 * one visit per visitor and UTC day.
 */
export async function recordProfileVisit(
  context: Context,
  reader: Pick<Caller, 'id' | 'vip'> | null,
  visitedId: number,
): Promise<void> {
  if (reader === null || reader.vip || reader.id === visitedId) return;
  const visit = { visitor: reader.id, visited: visitedId };
  await transactionWithEvents(context, async ({ db, emit }) => {
    if ((await recordVisit.run(db, visit)) === 0 || !(await mayBeNotified.one(db, visit)).may) return;
    emit(visitedId, 'visit.made', { user_id: reader.id });
  });
}
