import type {
  endOneSession as endOneEndpoint,
  endOtherSessions as endOthersEndpoint,
  listSessions as listEndpoint,
} from '@peonia/contract/account-sessions.ts';
import type { ReplyOf } from '@peonia/contract/endpoint.ts';
import { closeCodes } from '@peonia/contract/realtime.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { deleteOtherSessions, deleteOwnSession, sessionsOf } from './session.sql.ts';

/** Where the account is signed in, the newest use first. */
export async function listSessions({ db, caller }: Call<typeof listEndpoint>): Promise<ReplyOf<typeof listEndpoint>> {
  const rows = await sessionsOf.all(db, { account_id: caller.id });
  return {
    items: rows.map((row) => ({
      id: row.id,
      device: row.device,
      country: row.country,
      is_app: row.is_app,
      current: row.id === caller.session_id,
      created_at: row.created_at.toISOString(),
      seen_at: row.seen_at.toISOString(),
    })),
  };
}

/** Ends one of the member's sessions. Somebody else's is as unknown as none. */
export async function endOneSession(
  { db, caller, params, afterCommit }: Call<typeof endOneEndpoint>,
  realtime: Realtime,
): Promise<Record<string, never>> {
  if ((await deleteOwnSession.run(db, { account_id: caller.id, id: params.id })) === 0) throw refuse('not_found');
  afterCommit(() => realtime.closeSession(caller.id, params.id, closeCodes.session_over));
  return {};
}

export async function endOtherSessions(
  { db, caller, afterCommit }: Call<typeof endOthersEndpoint>,
  realtime: Realtime,
): Promise<Record<string, never>> {
  const ended = await deleteOtherSessions.all(db, { account_id: caller.id, kept: caller.session_id });
  afterCommit(() => ended.forEach((session) => realtime.closeSession(caller.id, session.id, closeCodes.session_over)));
  return {};
}
