import type { listSessions as endpoint } from '@peonia/contract/accounts/account-sessions.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Call } from '../../../platform/http/call.ts';
import { sessionsMost, sessionsOf } from './session.sql.ts';

/** Active sessions of the member, most recently used first. */
export async function listSessions({ db, caller }: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const rows = await sessionsOf.all(db, { account_id: caller.id });
  return {
    items: rows.slice(0, sessionsMost).map((row) => ({
      id: row.id,
      device: row.device,
      country: row.country,
      is_app: row.is_app,
      current: row.id === caller.session_id,
      created_at: row.created_at.toISOString(),
      seen_at: row.seen_at.toISOString(),
    })),
    more: rows.length > sessionsMost,
  };
}
