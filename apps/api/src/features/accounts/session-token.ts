import { createHash, randomBytes } from 'node:crypto';

/** A fresh bearer token: 256 bits of chance. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. Plain SHA-256 is enough for 256 bits of chance. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Name of a member's private channel. */
export function makeChannel(): string {
  return `private-${randomBytes(16).toString('hex')}`;
}
