import { createHash, randomBytes } from 'node:crypto';

const count = 10;

/** Ten recovery codes of 50 random bits each, in two groups. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const text = BigInt(`0x${randomBytes(7).toString('hex')}`)
      .toString(32)
      .padStart(12, '0')
      .slice(-10);
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });
}

/** Hash of a recovery code: with or without its hyphen, in either case. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^0-9a-z]/g, ''))
    .digest();
}
