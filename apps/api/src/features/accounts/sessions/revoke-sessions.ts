import { closeCodes } from '@peonia/contract/realtime.ts';
import type { Database } from '../../../platform/db/database.ts';
import { publishEvents, storeEvents } from '../../../platform/realtime/event-log.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { deleteOtherSessions } from './session.sql.ts';

/**
 * Revokes all sessions of a suspended account: emits a `block` event that names the member, then closes the sockets
 * with the code `kick`. Specification: section 4.
 */
export async function revokeSessions(accountId: number, database: Database, realtime: Realtime): Promise<void> {
  const events = await database.transaction(async (db) => {
    await deleteOtherSessions.run(db, { account_id: accountId, except: null });
    return storeEvents(db, [{ member_id: accountId, name: 'block', data: { user_id: accountId } }]);
  });
  publishEvents(realtime, events);
  realtime.closeSession(accountId, null, closeCodes.kick);
}
