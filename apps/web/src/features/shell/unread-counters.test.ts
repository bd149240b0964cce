import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = vi.hoisted(() => ({
  account: null as Account | null,
  handlers: new Map<string, ((data: unknown) => void)[]>(),
}));
vi.mock('../../platform/session/session.ts', () => ({
  changeMe: (change: (account: Account) => Account) => {
    page.account = page.account && change(page.account);
  },
  currentMe: () => page.account,
}));
vi.mock('../../platform/realtime/live.ts', () => ({
  onLive: (name: string, handler: (data: unknown) => void) => {
    page.handlers.set(name, [...(page.handlers.get(name) ?? []), handler]);
    return () => {};
  },
  onReset: () => () => {},
}));

// Another file of the worker may have loaded it with the real session.
vi.resetModules();
const { followCounters } = await import('./unread-counters.ts');

const counter = { likeme: 0, message: 5, request: 0, notification: 0, order: 0 };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} });
  page.account = { id: 1, counter } as Account;
  stop = followCounters();
});
afterEach(() => {
  stop();
  page.handlers.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

afterAll(() => void vi.resetModules());

function happen(name: string, data: object): void {
  for (const handler of page.handlers.get(name) ?? []) handler(data);
}

it('no longer counts the unread messages of a conversation that the member deletes', () => {
  happen('thread.deleted', { thread_id: 7, user_id: 2, updated_at: '', count: 3 });

  expect(page.account?.counter.message).toBe(2);
});

it('no longer counts an unread message that the member deletes', () => {
  happen('message.deleted', { thread_id: 7, user_id: 2, seq: 4, summary: null, updated_at: '', count: 1 });

  expect(page.account?.counter.message).toBe(4);
});

it('counts what comes', () => {
  happen('message.sent', { unread: 1 });
  happen('order.changed', { count: 1 });

  expect(page.account?.counter).toEqual({ ...counter, message: 6, order: 1 });
});
