import { describe, expect, it } from 'vitest';
import { forgetPaidKey, paidKey } from './paid-key.ts';

describe('the key of a paid action', () => {
  it('is the same for a retry, and another one for another action or after an answer', () => {
    const first = paidKey('gift 1', 0);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(paidKey('gift 1', 60_000)).toBe(first);
    expect(paidKey('gift 2', 60_000)).not.toBe(first);
    forgetPaidKey('gift 1');
    expect(paidKey('gift 1', 60_000)).not.toBe(first);
  });

  it('is a new one when so much later that nobody would call it a retry', () => {
    const first = paidKey('contact 7', 0);
    expect(paidKey('contact 7', 11 * 60_000)).not.toBe(first);
  });
});
