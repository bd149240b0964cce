import type {
  endOneSession as revokeEndpoint,
  endOtherSessions as revokeOthersEndpoint,
} from '@peonia/contract/accounts/account-sessions.ts';
import { closeCodes } from '@peonia/contract/protocol/realtime.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { deleteOtherSessions, deleteOwnSession } from './session.sql.ts';

/** Revokes one of the caller's sessions. Throws `not_found` for a session of another member. */
export async function revokeSession(
  { db, caller, params, afterCommit }: Call<typeof revokeEndpoint>,
  realtime: Realtime,
): Promise<Record<string, never>> {
  if ((await deleteOwnSession.run(db, { account_id: caller.id, id: params.id })) === 0) throw refuse('not_found');
  afterCommit(() => realtime.closeSession(caller.id, params.id, closeCodes.session_over));
  return {};
}

/** Revokes all sessions of the caller except the current one. */
export async function revokeOtherSessions(
  { db, caller, afterCommit }: Call<typeof revokeOthersEndpoint>,
  realtime: Realtime,
): Promise<Record<string, never>> {
  const revoked = await deleteOtherSessions.all(db, { account_id: caller.id, except: caller.session_id });
  afterCommit(() =>
    revoked.forEach((session) => realtime.closeSession(caller.id, session.id, closeCodes.session_over)),
  );
  return {};
}
