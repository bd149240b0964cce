import { expect, it } from 'vitest';
import { shouldRenew } from './when-to-renew.ts';

it('leaves a good line alone', () => {
  expect(shouldRenew({ state: 'connected', since: 0, tried: 0 }, 60_000, true)).toBe(false);
});

it('gives a broken line a moment, then tries every few seconds', () => {
  expect(shouldRenew({ state: 'disconnected', since: 10_000, tried: 0 }, 11_000, true)).toBe(false);
  expect(shouldRenew({ state: 'disconnected', since: 10_000, tried: 0 }, 12_000, true)).toBe(true);
  expect(shouldRenew({ state: 'disconnected', since: 10_000, tried: 12_000 }, 15_000, true)).toBe(false);
  expect(shouldRenew({ state: 'disconnected', since: 10_000, tried: 12_000 }, 18_000, true)).toBe(true);
});

it('does not wait where the browser has given up', () => {
  expect(shouldRenew({ state: 'failed', since: 10_000, tried: 0 }, 10_000, true)).toBe(true);
});

it('lets a new line find its way', () => {
  expect(shouldRenew({ state: 'connecting', since: 1_000, tried: 0 }, 7_000, true)).toBe(false);
  expect(shouldRenew({ state: 'connecting', since: 1_000, tried: 0 }, 9_000, true)).toBe(true);
});

it('lets the caller lead', () => {
  const lost = { state: 'disconnected', since: 10_000, tried: 0 } as const;
  expect(shouldRenew(lost, 13_000, false)).toBe(false);
  expect(shouldRenew(lost, 20_000, false)).toBe(true);
});
