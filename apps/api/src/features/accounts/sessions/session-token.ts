import { createHash, hash, randomBytes } from 'node:crypto';
import { randomId } from '@peonia/core/random-id.ts';

/** Part of the token that stays the same when it is refreshed: 96 bits in 16 characters. */
const familyLength = 16;
const tokenLength = familyLength + 43;

/** Generates a bearer token: the family of its session and 256 random bits. `before` is the token it replaces. */
export function generateToken(before: string | null = null): string {
  const family = before === null ? null : familyOf(before);
  return `${family ?? randomBytes(12).toString('base64url')}${randomBytes(32).toString('base64url')}`;
}

/** Hash under which a token is stored. Plain SHA-256 is sufficient for 256 random bits. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Hash of the token's family, which is shared by all tokens of a session. Null for tokens without a family. */
export function familyHash(token: string): Buffer | null {
  const family = familyOf(token);
  return family === null ? null : createHash('sha256').update(`family:${family}`).digest();
}

/** Generates the name of a member's private channel. */
export function generateChannel(): string {
  return `private-${randomId()}`;
}

function familyOf(token: string): string | null {
  return token.length === tokenLength ? token.slice(0, familyLength) : null;
}
