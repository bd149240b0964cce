import { createHmac } from 'node:crypto';
import type { IceServer } from '@peonia/contract/calls.ts';
import type { RelaySettings } from '../../../platform/relay/relay-settings.ts';

/**
 * A password of the relay for one of the two of a call. The name says until when it is good and for whom, and the
 * password is its HMAC under the secret that the relay shares with us (TURN REST API), so the relay asks nobody.
 */
export function relayServers(
  { urls, secret }: RelaySettings,
  { call_id, member_id, until }: { call_id: number; member_id: number; until: Date },
): IceServer[] {
  const username = `${Math.floor(until.getTime() / 1_000)}:${call_id}-${member_id}`;
  const credential = createHmac('sha1', secret).update(username).digest('base64');
  return [{ urls: [...urls], username, credential }];
}
