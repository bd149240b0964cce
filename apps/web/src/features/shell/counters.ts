import type { Counter } from '@peonia/contract/accounts.ts';
import { getCounters } from '@peonia/contract/accounts.ts';
import { useEffect } from 'react';
import { showUnread } from '../../platform/apply-head.ts';
import { call } from '../../platform/api/call.ts';
import { onLive, onReset } from '../../platform/realtime/live.ts';
import { changeMe, refreshMe, useMe } from '../../platform/session/session.ts';

/** Keeps the member's unread counters and the title up to date. Once, in the frame. */
export function useLiveCounters(): void {
  const unread = useMe()?.counter.message ?? 0;
  useEffect(() => showUnread(unread), [unread]);
  useEffect(() => {
    const stops = [
      onLive('message.sent', ({ unread: more }) => add('message', more)),
      onLive('thread.read', ({ count }) => add('message', -count)),
      onLive('like.made', () => add('likeme', 1)),
      onLive('like.unmade', ({ count }) => add('likeme', -count)),
      onLive('counter.read', ({ type, count }) => isCounter(type) && add(type, -count)),
      onLive('account.changed', () => void refreshMe().catch(() => {})),
      onReset(() => void fetchCounters().catch(() => {})),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
}

async function fetchCounters(): Promise<void> {
  const { counter } = await call(getCounters);
  changeMe((account) => ({ ...account, counter }));
}

function add(type: keyof Counter, count: number): void {
  if (count !== 0) changeMe((account) => ({ ...account, counter: { ...account.counter, [type]: Math.max(0, account.counter[type] + count) } }));
}

function isCounter(type: string): type is keyof Counter {
  return ['likeme', 'message', 'request', 'notification', 'order'].includes(type);
}
