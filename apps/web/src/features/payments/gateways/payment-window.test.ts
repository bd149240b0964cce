import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigateAfter, openPaymentWindow } from './payment-window.ts';

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

it('opens it once, and before the page that asked for it is left', () => {
  const navigate = vi.fn<(address: string) => boolean>(() => true);
  navigateAfter({ navigate, close: () => {} }, 'https://pay.example/1', Date.now());
  page.dispatchEvent(new Event('pagehide'));
  expect(navigate).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(9_000);
  expect(navigate).toHaveBeenCalledOnce();
});

it('leaves the page alone where the engine has no second window and gives its only one', () => {
  const only = { open: () => only, document: { title: 'Travel', body: { textContent: 'The page' } } };
  vi.stubGlobal('window', only);
  expect(openPaymentWindow('One moment')).toBeNull();
  expect(only.document).toEqual({ title: 'Travel', body: { textContent: 'The page' } });
});
