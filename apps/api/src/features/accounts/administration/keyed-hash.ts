import { createHmac } from 'node:crypto';
import type { ClientHint } from '../../../platform/http/call.ts';
import { clientHash } from '../sessions/create-session.ts';

/** Hash of an address, account or device that cannot be computed without the secret. `purpose` keeps lists apart. */
export function keyedHash(purpose: string, key: string, secret: string): Buffer {
  return createHmac('sha256', `${purpose}:${secret}`).update(key).digest();
}

/** Key of a device for `keyedHash`. */
export function deviceKey(hash: Buffer): string {
  return `device:${hash.toString('hex')}`;
}

/** Keys of the device that asks; none if it does not name itself. */
export function deviceKeys(client: ClientHint): string[] {
  const hash = clientHash(client);
  return hash === null ? [] : [deviceKey(hash)];
}
