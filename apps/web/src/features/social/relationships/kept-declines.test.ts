import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserStore } from '../../../platform/store/browser-store.ts';
import { keepDecline, takeDeclines } from './kept-declines.ts';

beforeEach(() => {
  vi.useFakeTimers();
  browserStore.set('declines', null);
});
afterEach(() => vi.useRealTimers());

it('hands a kept decline to the next page once', () => {
  keepDecline(7, 12);

  expect(takeDeclines(7)).toEqual([12]);
  expect(takeDeclines(7)).toEqual([]);
});

it('keeps the declines of another account of this browser', () => {
  keepDecline(7, 12);
  keepDecline(8, 13);

  expect(takeDeclines(8)).toEqual([13]);
  expect(takeDeclines(7)).toEqual([12]);
});

it('drops a decline after a day', () => {
  keepDecline(7, 12);
  vi.advanceTimersByTime(24 * 60 * 60_000);

  expect(takeDeclines(7)).toEqual([]);
});
