import { createHmac, randomBytes } from 'node:crypto';
import type { PortalName } from '@peonia/contract/partners/portals.ts';

/** Who a key stands for, as the portal reads it. */
interface KeyClaims {
  /** The program that signed: its public address. */
  readonly iss: string;
  /** The only portal that accepts the key. */
  readonly aud: PortalName;
  /** The member's number. */
  readonly sub: string;
  readonly name: string;
  readonly language: string;
}

export const keySeconds = 60;

/** Signs a key as a JSON Web Token (RFC 7519) with HMAC-SHA256; `jti` makes it usable once. */
export function signKey(claims: KeyClaims, secret: string, now = Date.now()): string {
  const iat = Math.floor(now / 1_000);
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { ...claims, iat, exp: iat + keySeconds, jti: randomBytes(16).toString('base64url') },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signed = parts.join('.');
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
