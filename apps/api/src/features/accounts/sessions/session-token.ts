import { createHash, randomBytes } from 'node:crypto';

/** The part of a token that stays when it is exchanged: 96 bits, written in 16 characters. */
const familyLength = 16;
const tokenLength = familyLength + 43;

/** A fresh bearer token: 256 bits of chance behind the family of its session, a new one unless a token before names it. */
export function generateToken(before: string | null = null): string {
  const family = before === null ? null : familyOf(before);
  return `${family ?? randomBytes(12).toString('base64url')}${randomBytes(32).toString('base64url')}`;
}

/** What is stored of a token. Plain SHA-256 is enough for 256 bits of chance. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Recognises every token that a session ever had; null for one from before there were families. */
export function familyHash(token: string): Buffer | null {
  const family = familyOf(token);
  return family === null ? null : createHash('sha256').update(`family:${family}`).digest();
}

/** Name of a member's private channel. */
export function generateChannel(): string {
  return `private-${randomBytes(16).toString('hex')}`;
}

function familyOf(token: string): string | null {
  return token.length === tokenLength ? token.slice(0, familyLength) : null;
}
