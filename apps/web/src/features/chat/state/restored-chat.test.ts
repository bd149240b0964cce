import { afterEach, expect, it, vi } from 'vitest';
import { browserStore } from '../../../platform/store/browser-store.ts';
import { takeRestoredChat } from './restored-chat.ts';

/** A new tab of the same browser. */
function openTab(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
}
afterEach(() => void vi.unstubAllGlobals());

it('restores the open conversation once in each tab', () => {
  browserStore.set('activeChat', 12);
  openTab();
  expect([takeRestoredChat(), takeRestoredChat()]).toEqual([12, null]);
  openTab();
  expect(takeRestoredChat()).toBe(12);
});

it('restores nothing after the conversation was left', () => {
  browserStore.set('activeChat', null);
  openTab();
  expect(takeRestoredChat()).toBeNull();
});
