import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { hostedSocketId } from '@peonia/contract/protocol/realtime.schema.ts';
import { type authenticateSocket, hostedChannel } from '@peonia/contract/protocol/realtime.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { storeGrant } from '../../../platform/realtime/grant.sql.ts';
import { signChannel } from '../../../platform/realtime/hosted/sign-push-channel.ts';
import { hashToken, generateToken } from './session-token.ts';

/** Ids of sockets at the hosted service; our own have no dot. */
const hostedId = new RegExp(hostedSocketId);

/**
 * Creates a single-use grant for one socket on the caller's own channel, valid for a minute, so that the bearer token
 * never appears in a URL. A socket at the hosted service gets a signature of its private channel instead.
 */
export async function grantSocket(
  { db, body, caller }: Call<typeof authenticateSocket>,
  limits: Limits,
  pushChannel: Config['pushChannel'],
): Promise<{ auth: string }> {
  if (body.channel_name !== caller.channel) throw refuse('grant_refused');
  if (pushChannel !== null && hostedId.test(body.socket_id))
    return {
      auth: signChannel(pushChannel, body.socket_id, hostedChannel(body.channel_name, caller.id, body.socket_id)),
    };
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
