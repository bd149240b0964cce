import { createHmac } from 'node:crypto';
import { isSignedByOne } from './is-signed.ts';

/** A signed body is taken for so long, in both directions, as clocks differ. */
export const signatureSeconds = 300;

/**
 * Whether the holder of the key signed these bytes lately. The header is `t=SECONDS,v1=HEX`, where HEX is the
 * HMAC-SHA-256 of `SECONDS.BODY` with the shared key.
 */
export function isSignedBody(key: string, header: string | undefined, body: Buffer, now = Date.now()): boolean {
  const [, seconds = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (seconds === '' || Math.abs(now / 1_000 - Number(seconds)) > signatureSeconds) return false;
  return isSignedByOne([key], (secret) => signBody(secret, seconds, body), signature);
}

export function signBody(key: string, seconds: number | string, body: Buffer | string): string {
  return createHmac('sha256', key).update(`${seconds}.`).update(body).digest('hex');
}
