import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds per step. Source: RFC 6238, section 4. */
const period = 30;
/** Steps before and after that are accepted, for clock differences. */
const drift = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The step of 30 seconds of a time. */
export function stepAt(ms: number): number {
  return Math.floor(ms / 1_000 / period);
}

/** Code of a step: HMAC-SHA-1 of its number, truncated by RFC 4226. */
export function codeOf(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step of a code, or null. Constant time over all candidates. */
export function stepOfCode(secret: Buffer, code: string, now: number): number | null {
  const given = Buffer.from(code.padEnd(6).slice(0, 6));
  let found: number | null = null;
  for (let by = -drift; by <= drift; by += 1) {
    const step = stepAt(now) + by;
    if (timingSafeEqual(given, Buffer.from(codeOf(secret, step)))) found = step;
  }
  return found;
}

/** Base32 without padding. Source: RFC 4648. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Bytes of a secret: as long as the hash. Source: RFC 4226, section 4. */
export const secretBytes = 20;

/** The `otpauth:` address in the QR code. `account`: what the app lists it under. */
export function factorUri(brand: string, name: string, secret: Buffer, account = brand): string {
  const query = new URLSearchParams({
    secret: toBase32(secret),
    issuer: brand,
    algorithm: 'SHA1',
    digits: '6',
    period: String(period),
  });
  return `otpauth://totp/${encodeURIComponent(account)}:${encodeURIComponent(name)}?${query}`;
}
