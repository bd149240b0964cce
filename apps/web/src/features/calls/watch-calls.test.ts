import type { Call } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../platform/api/problem.ts';
import { showProblem } from '../../platform/errors/errors.tsx';
import { clearRunningCall, currentCall, startRunningCall } from './state/running-call.ts';
import { watchCalls } from './watch-calls.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  clearRunningCall();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// covers: A request timeout resets a running call
it('ends a running call when a request got no answer in its time, and forgets it after the closing time', async () => {
  const talk = { call_id: 7, kind: 'voice', status: 'connected', caller: 1, user_id: 2, seconds: 3, connected_at: '' };
  startRunningCall(talk as Call, { user_id: 2 } as MemberCard);
  const stop = watchCalls();

  showProblem(new NetworkError(false));
  expect(currentCall()?.call.status).toBe('connected');
  showProblem(new NetworkError(true));
  expect(currentCall()?.call.status).toBe('hangup');
  await vi.advanceTimersByTimeAsync(limits.call_close_ms);

  expect(currentCall()).toBeNull();
  stop();
});
