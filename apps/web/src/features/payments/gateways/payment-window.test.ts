import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigateAfter } from './payment-window.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('opens the provider’s page three seconds after the press, however long the request took', () => {
  const navigate = vi.fn<(address: string) => boolean>(() => true);
  const pressedAt = Date.now();
  vi.advanceTimersByTime(1_200);
  navigateAfter({ navigate, close: () => {} }, 'https://pay.example/1', pressedAt);
  vi.advanceTimersByTime(1_799);
  expect(navigate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(navigate).toHaveBeenCalledWith('https://pay.example/1');
});

it('opens it at once after a slow request', () => {
  const navigate = vi.fn<(address: string) => boolean>(() => true);
  const pressedAt = Date.now();
  vi.advanceTimersByTime(9_000);
  navigateAfter({ navigate, close: () => {} }, 'https://pay.example/1', pressedAt);
  vi.advanceTimersByTime(0);
  expect(navigate).toHaveBeenCalledOnce();
});
