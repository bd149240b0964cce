import type { refreshToken, Session } from '@peonia/contract/accounts/accounts.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { closeCodes } from '@peonia/contract/protocol/realtime.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { clientHash } from './create-session.ts';
import { familyHash, hashToken, generateToken } from './session-token.ts';
import { deleteReusedSession, rotateSessionAgain, rotateSession, sessionAccount } from './session.sql.ts';

/** Exchanges the bearer token. Reuse of an exchanged token ends the session. Each step commits separately. */
export async function refreshSession(
  { db, client }: Call<typeof refreshToken>,
  { limits, realtime }: { limits: Limits; realtime: Realtime },
): Promise<Session> {
  if (client.token === null) throw refuse('session_over');
  const token = generateToken(client.token);
  const hashes = { old_hash: hashToken(client.token), new_hash: hashToken(token), family_hash: familyHash(token) };
  const lifetimes = {
    web_seconds: limits.token_web_seconds,
    app_seconds: limits.token_app_seconds,
    web_days: limits.refresh_web_days,
    app_days: limits.refresh_app_days,
  };
  const session =
    (await rotateSession.first(db, { ...hashes, ...lifetimes })) ??
    (await rotateSessionAgain.first(db, { ...hashes, client_hash: clientHash(client) }));
  if (session === undefined) {
    const reused = await deleteReusedSession.first(db, {
      hash: hashes.old_hash,
      family_hash: familyHash(client.token),
    });
    if (reused !== undefined) realtime.closeSession(reused.account_id, reused.id, closeCodes.session_over);
    throw refuse('session_over');
  }
  const account = await sessionAccount.one(db, { id: session.account_id });
  if (account.status !== 'active') throw refuse('session_over');
  return {
    token,
    channel: account.channel,
    set_name: account.name,
    alive_seconds: session.is_app ? lifetimes.app_seconds : lifetimes.web_seconds,
  };
}
