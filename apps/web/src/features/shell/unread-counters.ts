import type { Counter } from '@peonia/contract/accounts/accounts.ts';
import { getCounters } from '@peonia/contract/accounts/accounts.ts';
import { useEffect } from 'react';
import { call } from '../../platform/api/call.ts';
import { showUnread } from '../../platform/head/apply-head.ts';
import { onLive, onReset, refreshSnapshots } from '../../platform/realtime/live.ts';
import { changeMe, currentMe, refreshMe, useMe } from '../../platform/session/session.ts';

/** Milliseconds after the last event of a burst before the counters are refetched. */
const REFETCH_DELAY_MS = 1_500;
let refetchTimer: ReturnType<typeof setTimeout> | undefined;

/** Keeps the unread counters and the document title in sync with live events. Mounted once, in the app frame. */
export function useLiveCounters(): void {
  const unread = useMe()?.counter.message ?? 0;
  useEffect(() => {
    showUnread(unread);
    showBadge(unread);
  }, [unread]);
  useEffect(() => {
    const stops = [
      onLive('message.sent', ({ unread: more }) => addToCounter('message', more)),
      onLive('thread.read', ({ count }) => addToCounter('message', -count)),
      onLive('like.made', ({ count }) => addToCounter('likeme', count)),
      onLive('like.unmade', ({ count }) => addToCounter('likeme', -count)),
      onLive('friend.changed', ({ count }) => addToCounter('request', count)),
      onLive('member.gone', ({ count }) => {
        addToCounter('request', count);
        // Unread messages of a deleted member no longer count.
        scheduleRefetch();
      }),
      onLive('order.changed', ({ count }) => addToCounter('order', count)),
      onLive('notification.made', ({ unread: more }) => addToCounter('notification', more)),
      onLive('notification.taken', ({ count }) => addToCounter('notification', -count)),
      onLive('notification.emptied', ({ count }) => addToCounter('notification', -count)),
      onLive('counter.read', ({ type, count }) => isCounter(type) && addToCounter(type, -count)),
      onLive('account.changed', () => void reloadProfile().catch(() => {})),
      onResume(() => void reloadProfile().catch(() => {})),
      onReset(() => void fetchCounters().catch(() => {})),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
}

/** Unread messages on the icon of the installed app. Browsers without badges, or that refuse them, show none. */
function showBadge(unread: number): void {
  void navigator.setAppBadge?.(unread).catch(() => {});
}

/**
 * Reloads the account. More unread than shown means that events were missed while the page was suspended: all snapshots
 * are refetched. Source: specification section 4, "Other".
 */
async function reloadProfile(): Promise<void> {
  const shown = currentMe();
  if (shown === null) return;
  const { counter } = await refreshMe();
  if (sumOf(counter) > sumOf(shown.counter)) refreshSnapshots();
}

function sumOf(counter: Counter): number {
  return Object.values(counter).reduce((sum, count) => sum + count, 0);
}

/** Calls back when the page becomes visible again. Returns an unsubscribe function. */
function onResume(callback: () => void): () => void {
  const listener = () => document.visibilityState === 'visible' && callback();
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

async function fetchCounters(): Promise<void> {
  const { counter } = await call(getCounters);
  changeMe((account) => ({ ...account, counter }));
}

/**
 * Changes a counter optimistically, then refetches: a snapshot requested before the event, or a second tab that counted
 * the same event, would leave the sum wrong.
 */
function addToCounter(type: keyof Counter, count: number): void {
  if (count === 0) return;
  changeMe((account) => ({
    ...account,
    counter: { ...account.counter, [type]: Math.max(0, account.counter[type] + count) },
  }));
  scheduleRefetch();
}

function scheduleRefetch(): void {
  clearTimeout(refetchTimer);
  refetchTimer = setTimeout(() => void fetchCounters().catch(() => {}), REFETCH_DELAY_MS);
}

function isCounter(type: string): type is keyof Counter {
  return ['likeme', 'message', 'request', 'notification', 'order'].includes(type);
}
