import { createHmac } from 'node:crypto';
import { isSignedByOne } from '../../platform/secrets/is-signed.ts';

interface SignedSession {
  readonly member_id: number;
  readonly event: string;
  /** Unix milliseconds. */
  readonly ts: number;
}

export function signSession(secret: string, { member_id, event, ts }: SignedSession): string {
  return createHmac('sha256', `game:${secret}`).update(`${member_id}:${event}:${ts}`).digest('base64url');
}

export function isSigned(secrets: readonly string[], session: SignedSession, sig: string): boolean {
  return isSignedByOne(secrets, (secret) => signSession(secret, session), sig);
}
