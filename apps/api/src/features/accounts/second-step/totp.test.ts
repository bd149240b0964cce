import { describe, expect, it } from 'vitest';
import { codeOf, factorUri, stepAt, stepOfCode, toBase32 } from './totp.ts';

/** Secret and table of RFC 6238, appendix B (SHA-1, 8 digits). */
const secret = Buffer.from('12345678901234567890');

describe('a code of the second factor', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i equals the vector of RFC 6238', (second, code) => {
    expect(codeOf(secret, stepAt(second * 1_000), 8)).toBe(code);
  });

  it('is valid one step before and after, and no further', () => {
    const now = 1_111_111_111_000;
    const step = stepAt(now);
    expect([-2, -1, 0, 1, 2].map((by) => stepOfCode(secret, codeOf(secret, step + by), now))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
    expect(stepOfCode(secret, '', now)).toBeNull();
  });

  it('is provisioned by a secret in base32', () => {
    // Vectors of RFC 4648, without padding.
    expect(['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(Buffer.from(text)))).toEqual([
      'MY',
      'MZXQ',
      'MZXW6',
      'MZXW6YQ',
      'MZXW6YTB',
      'MZXW6YTBOI',
    ]);
    expect(factorUri('Peonia', 'Ken Mori', secret, 'Peonia staff')).toBe(
      'otpauth://totp/Peonia%20staff:Ken%20Mori?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Peonia&algorithm=SHA1&digits=6&period=30',
    );
  });
});
