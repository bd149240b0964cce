import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { callerByPreviousToken, callerByToken, openSessions } from './session.sql.ts';

/** Returns the member of a bearer token by its hash, or null if the session is over. */
export async function identifyCaller(db: Db, hash: Buffer): Promise<Caller | null> {
  return (await callerByToken.first(db, { hash })) ?? (await callerByPreviousToken.first(db, { hash })) ?? null;
}

/** States of the sessions that have not ended. */
export async function readSessionStates(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, 'alive' | 'expired'>> {
  const rows = await openSessions.all(db, { ids: [...ids] });
  return new Map(rows.map(({ id, is_alive }) => [id, is_alive ? 'alive' : 'expired']));
}
