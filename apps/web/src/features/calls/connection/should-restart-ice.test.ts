import { expect, it } from 'vitest';
import { shouldRestartIce } from './should-restart-ice.ts';

it('does not restart a connected one', () => {
  expect(shouldRestartIce({ state: 'connected', since: 0, tried: 0 }, 60_000, true)).toBe(false);
});

it('waits briefly after a disconnect, then retries every few seconds', () => {
  expect(shouldRestartIce({ state: 'disconnected', since: 10_000, tried: 0 }, 11_000, true)).toBe(false);
  expect(shouldRestartIce({ state: 'disconnected', since: 10_000, tried: 0 }, 12_000, true)).toBe(true);
  expect(shouldRestartIce({ state: 'disconnected', since: 10_000, tried: 12_000 }, 15_000, true)).toBe(false);
  expect(shouldRestartIce({ state: 'disconnected', since: 10_000, tried: 12_000 }, 18_000, true)).toBe(true);
});

it('restarts at once when the browser reports failure', () => {
  expect(shouldRestartIce({ state: 'failed', since: 10_000, tried: 0 }, 10_000, true)).toBe(true);
});

it('gives a new connection time', () => {
  expect(shouldRestartIce({ state: 'connecting', since: 1_000, tried: 0 }, 7_000, true)).toBe(false);
  expect(shouldRestartIce({ state: 'connecting', since: 1_000, tried: 0 }, 9_000, true)).toBe(true);
});

it('lets the caller restart first', () => {
  const lost = { state: 'disconnected', since: 10_000, tried: 0 } as const;
  expect(shouldRestartIce(lost, 13_000, false)).toBe(false);
  expect(shouldRestartIce(lost, 20_000, false)).toBe(true);
});
