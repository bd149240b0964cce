import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scheduleDecline } from './schedule-decline.ts';

const decline = vi.fn<(isLeaving: boolean) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  decline.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = new EventTarget();

it('declines once the undo time is over', () => {
  scheduleDecline(decline);

  vi.advanceTimersByTime(5_999);
  expect(decline).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1);
  page.dispatchEvent(new Event('pagehide'));
  expect(decline).toHaveBeenCalledTimes(1);
  expect(decline).toHaveBeenCalledWith(false);
});

it('declines at once when the page is left', () => {
  scheduleDecline(decline);

  page.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(10_000);

  expect(decline).toHaveBeenCalledTimes(1);
  expect(decline).toHaveBeenCalledWith(true);
});

it('declines nothing after an undo', () => {
  const undo = scheduleDecline(decline);

  undo();
  page.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(10_000);

  expect(decline).not.toHaveBeenCalled();
});
