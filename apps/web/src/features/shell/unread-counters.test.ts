import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentMe } from '../../platform/session/session.ts';
import { browserStore } from '../../platform/store/browser-store.ts';
import { followCounters } from './unread-counters.ts';

const live = vi.hoisted(() => ({ handlers: new Map<string, ((data: unknown) => void)[]>() }));
vi.mock('../../platform/realtime/live.ts', () => ({
  onLive: (name: string, handler: (data: unknown) => void) => {
    live.handlers.set(name, [...(live.handlers.get(name) ?? []), handler]);
    return () => {};
  },
  onReset: () => () => {},
  refreshSnapshots: () => {},
}));

const counter = { likeme: 0, message: 5, request: 0, notification: 0, order: 0 };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} });
  browserStore.set('token', 'token');
  browserStore.set('account', { id: 1, counter } as Account);
  stop = followCounters();
});
afterEach(() => {
  stop();
  live.handlers.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function happen(name: string, data: object): void {
  for (const handler of live.handlers.get(name) ?? []) handler(data);
}

it('no longer counts the unread messages of a conversation that the member deletes', () => {
  happen('thread.deleted', { thread_id: 7, user_id: 2, updated_at: '', count: 3 });

  expect(currentMe()?.counter.message).toBe(2);
});

it('no longer counts an unread message that the member deletes', () => {
  happen('message.deleted', { thread_id: 7, user_id: 2, seq: 4, summary: null, updated_at: '', count: 1 });

  expect(currentMe()?.counter.message).toBe(4);
});

it('counts what comes', () => {
  happen('message.sent', { unread: 1 });
  happen('order.changed', { count: 1 });

  expect(currentMe()?.counter).toEqual({ ...counter, message: 6, order: 1 });
});
