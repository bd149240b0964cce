import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropLoginRequest } from '../../platform/session/login-request.ts';
import { browserStore } from '../../platform/store/browser-store.ts';
import { offerWheel } from './offer-wheel.ts';

const today = '2026-03-04';

function openPage({ dialog = null as object | null } = {}): void {
  vi.stubGlobal('document', { querySelector: () => dialog });
}
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T23:30:00Z`) }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  dropLoginRequest();
  browserStore.set('wheel', null);
});

it('remembers the UTC day of the offer', () => {
  openPage();

  offerWheel();

  expect(browserStore.get('wheel')).toBe(today);
});

it('offers the wheel again on the next day', () => {
  openPage();
  browserStore.set('wheel', '2026-03-03');

  offerWheel();

  expect(browserStore.get('wheel')).toBe(today);
});

it('offers nothing to a member who asked not to see it', () => {
  openPage();
  browserStore.set('wheel', 'never');

  offerWheel();

  expect(browserStore.get('wheel')).toBe('never');
});

it('waits while another dialog is open', () => {
  openPage({ dialog: {} });

  offerWheel();

  expect(browserStore.get('wheel')).toBeNull();
});
