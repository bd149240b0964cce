import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { authenticateSocket } from '@peonia/contract/protocol/realtime.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { storeGrant } from '../../../platform/realtime/grant.sql.ts';
import { hashToken, generateToken } from './session-token.ts';

/**
 * Creates a single-use grant for one socket on the caller's own channel, valid for a minute, so that the bearer token
 * never appears in a URL.
 */
export async function grantSocket(
  { db, body, caller }: Call<typeof authenticateSocket>,
  limits: Limits,
): Promise<{ auth: string }> {
  if (body.channel_name !== caller.channel) throw refuse('grant_refused');
  const auth = generateToken();
  await storeGrant.run(db, {
    hash: hashToken(auth),
    channel: body.channel_name,
    socket_id: body.socket_id,
    member_id: caller.id,
    session_id: caller.session_id,
    seconds: limits.socket_grant_seconds,
  });
  return { auth };
}
