import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadAsGuest, takeSessionOver } from './session-over.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('location', { reload });
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

it('reloads where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  reloadAsGuest();
  expect(reload).toHaveBeenCalledOnce();
  expect(takeSessionOver()).toBe(false);
});
