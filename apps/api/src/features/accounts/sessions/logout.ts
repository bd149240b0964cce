import type { logout as endpoint } from '@peonia/contract/accounts/accounts.ts';
import { closeCodes } from '@peonia/contract/protocol/realtime.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { deleteSession } from './session.sql.ts';

/** Deletes the caller's session and closes its sockets after the commit. */
export async function logout(
  { db, caller, afterCommit }: Call<typeof endpoint>,
  realtime: Realtime,
): Promise<Record<string, never>> {
  await deleteSession.run(db, { id: caller.session_id });
  afterCommit(() => realtime.closeSession(caller.id, caller.session_id, closeCodes.session_over));
  return {};
}
