import { createHmac } from 'node:crypto';
import type { IceServer } from '@peonia/contract/calls.ts';
import type { RelaySettings } from './relay-settings.ts';

/**
 * TURN credentials for one participant (TURN REST API). The user name contains expiry, call and member; the password is
 * its HMAC with the secret shared with the relay.
 */
export function relayServers(
  { urls, secret }: RelaySettings,
  { call_id, member_id, until }: { call_id: number; member_id: number; until: Date },
): IceServer[] {
  const username = `${Math.floor(until.getTime() / 1_000)}:${call_id}-${member_id}`;
  const credential = createHmac('sha1', secret).update(username).digest('base64');
  return [{ urls: [...urls], username, credential }];
}
