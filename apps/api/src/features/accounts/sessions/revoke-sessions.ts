import { closeCodes } from '@peonia/contract/protocol/realtime.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { transactionWithEvents } from '../../../platform/realtime/transaction-with-events.ts';
import { deleteOtherSessions } from './session.sql.ts';

/**
 * Revokes all sessions of a suspended account: emits a `block` event that names the member, then closes the sockets
 * with the code `kick`. Specification: section 4.
 */
export async function revokeSessions(accountId: number, database: Database, realtime: Realtime): Promise<void> {
  await transactionWithEvents({ database, realtime }, async ({ db, emit }) => {
    await deleteOtherSessions.run(db, { account_id: accountId, except: null });
    emit(accountId, 'block', { user_id: accountId });
  });
  realtime.closeSession(accountId, null, closeCodes.kick);
}
