import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { publishEvents, storeEvents } from '../../../platform/realtime/event-log.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { mayBeNotified, recordVisit } from './visit.sql.ts';

interface Parts {
  readonly database: Database;
  readonly realtime: Realtime;
}

/**
 * Records that a member opened another's profile, and notifies its owner. Guests, VIP and the owner are not recorded;
 * one visit per visitor and UTC day.
 */
export async function recordProfileVisit(
  { database, realtime }: Parts,
  reader: Pick<Caller, 'id' | 'vip'> | null,
  visitedId: number,
): Promise<void> {
  if (reader === null || reader.vip || reader.id === visitedId) return;
  const visit = { visitor: reader.id, visited: visitedId };
  const stored = await database.transaction(async (db) => {
    if ((await recordVisit.run(db, visit)) === 0 || !(await mayBeNotified.one(db, visit)).told) return [];
    return storeEvents(db, [{ member_id: visitedId, name: 'visit.made', data: { user_id: reader.id } }]);
  });
  publishEvents(realtime, stored);
}
