import { describe, expect, it } from 'vitest';
import { forgetPaidKey, hasPaidKey, isDoneBefore, paidKey, settlePaidKeys } from './paid-key.ts';

describe('the key of a paid action', () => {
  it('is the same for a retry, and another one for another action or after an answer', () => {
    const first = paidKey('gift 1', 0);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(paidKey('gift 1', 60_000)).toBe(first);
    expect(paidKey('gift 2', 60_000)).not.toBe(first);
    forgetPaidKey('gift 1');
    expect(paidKey('gift 1', 60_000)).not.toBe(first);
  });

  it('is reused as long as the server stores it, thirty days', () => {
    const day = 24 * 3_600_000;

    const first = paidKey('contact 7', 0);

    expect(paidKey('contact 7', 29 * day)).toBe(first);
    expect(paidKey('contact 7', 31 * day)).not.toBe(first);
  });

  it('ends once its action is seen, that of others stays', () => {
    const seen = paidKey('gift 3', 0);
    const other = paidKey('gift 4', 0);

    settlePaidKeys([seen, 'of a message without a price']);

    expect([hasPaidKey('gift 3'), hasPaidKey('gift 4')]).toEqual([false, true]);
    expect(paidKey('gift 4', 1)).toBe(other);
  });
});

describe('the reply of a retry', () => {
  const now = Date.parse('2026-03-04T12:00:00Z');

  it.each([
    [true, '2026-03-04T11:00:00Z', true],
    [true, '2026-03-04T11:59:50Z', false],
    [false, '2026-03-04T11:00:00Z', false],
  ])('of a retry: %s, done at %s, is about an earlier try: %s', (isRetry, doneAt, expected) => {
    expect(isDoneBefore(isRetry, doneAt, now)).toBe(expected);
  });
});
