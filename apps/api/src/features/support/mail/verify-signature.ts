import { createHmac } from 'node:crypto';
import { isSignedByOne } from '../../../platform/secrets/is-signed.ts';

/** A signed mail is taken for so long, in both directions, as clocks differ. */
const validSeconds = 300;

/**
 * Whether the gateway signed these bytes lately. The header is `t=SECONDS,v1=HEX`, where HEX is the HMAC-SHA-256 of
 * `SECONDS.BODY` with the shared key.
 */
export function isFromGateway(key: string, header: string | undefined, body: Buffer, now = Date.now()): boolean {
  const [, seconds = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (seconds === '' || Math.abs(now / 1_000 - Number(seconds)) > validSeconds) return false;
  return isSignedByOne([key], (secret) => signMail(secret, seconds, body), signature);
}

export function signMail(key: string, seconds: number | string, body: Buffer | string): string {
  return createHmac('sha256', key).update(`${seconds}.`).update(body).digest('hex');
}
