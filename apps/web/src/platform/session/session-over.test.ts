import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveProvider, takePathBack } from './provider-end.ts';
import { reloadAsGuest, takeSessionOver } from './session-over.ts';

const reload = vi.fn<() => void>();
const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('location', { reload, assign, pathname: '/setting', search: '?a=1' });
});
afterEach(() => {
  reload.mockClear();
  vi.unstubAllGlobals();
});

it('explains the login once after a reload', () => {
  expect(takeSessionOver()).toBe(false);
  reloadAsGuest();
  expect(reload).toHaveBeenCalledOnce();
  expect([takeSessionOver(), takeSessionOver()]).toEqual([true, false]);
});

it('ends the session at the sign-in service first, and explains the login on the way back', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{"c":"https://service.example/end"}', setItem: () => {} });

  expect([leaveProvider('c'), leaveProvider('other')]).toEqual([true, false]);

  expect(assign).toHaveBeenCalledExactlyOnceWith('https://service.example/end');
  expect(reload).not.toHaveBeenCalled();
  expect(takeSessionOver()).toBe(false);
  expect([takePathBack(), takePathBack()]).toEqual(['/setting?a=1', null]);
  expect(takeSessionOver()).toBe(true);
});

it('reloads where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  reloadAsGuest();
  expect(reload).toHaveBeenCalledOnce();
  expect(takeSessionOver()).toBe(false);
});
