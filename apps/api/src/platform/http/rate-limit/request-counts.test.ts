import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocalCounts } from './request-counts.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('counts each key by itself, and says when its window ends', () => {
  const counts = new LocalCounts();
  counts.add('one', 60_000);
  vi.advanceTimersByTime(20_000);

  expect([counts.add('one', 60_000), counts.add('other', 60_000)]).toEqual([
    { requests: 2, ms: 40_000 },
    { requests: 1, ms: 60_000 },
  ]);
});

it('begins again when the window has ended', () => {
  const counts = new LocalCounts();
  counts.add('one', 60_000);
  vi.advanceTimersByTime(60_000);

  expect(counts.add('one', 60_000)).toEqual({ requests: 1, ms: 60_000 });
});

it('drops the window that began first beyond 5,000 keys', () => {
  const counts = new LocalCounts();
  for (let key = 0; key <= 5_000; key += 1) counts.add(`key ${key}`, 60_000);

  expect(counts.add('key 1', 60_000).requests).toBe(2);
  expect(counts.add('key 0', 60_000).requests).toBe(1);
});
