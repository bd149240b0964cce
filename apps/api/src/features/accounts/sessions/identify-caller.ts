import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { hashToken } from './session-token.ts';
import { callerByPreviousToken, callerByToken } from './session.sql.ts';

/** Returns the member of a bearer token, or null if the session is over. */
export async function identifyCaller(db: Db, token: string): Promise<Caller | null> {
  const hash = hashToken(token);
  return (await callerByToken.first(db, { hash })) ?? (await callerByPreviousToken.first(db, { hash })) ?? null;
}
