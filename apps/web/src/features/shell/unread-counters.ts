import type { Counter } from '@peonia/contract/accounts/accounts.ts';
import { getCounters } from '@peonia/contract/accounts/accounts.ts';
import type { ChatEvent } from '@peonia/contract/chat/chat-state.ts';
import { changeCounters, counterEvents } from '@peonia/contract/chat/counter-state.ts';
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
  useEffect(followCounters, []);
}

/** Keeps the counters of the account in step with live events. Returns an unsubscribe function. */
export function followCounters(): () => void {
  const stops = [
    ...counterEvents.map((name) => onLive(name, (data) => changeByEvent({ name, data } as ChatEvent))),
    // Unread messages of a deleted member no longer count.
    onLive('member.gone', scheduleRefetch),
    onLive('account.changed', () => void reloadProfile().catch(() => {})),
    onResume(() => void reloadProfile().catch(() => {})),
    onReset(() => void fetchCounters().catch(() => {})),
  ];
  return () => stops.forEach((stop) => stop());
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
 * Changes the counters at once, then refetches them: a snapshot requested before the event, or a second tab that
 * counted the same event, would leave the sum wrong.
 */
function changeByEvent(event: ChatEvent): void {
  const known = currentMe()?.counter;
  if (known !== undefined && changeCounters(known, event) === known) return;
  changeMe((account) => ({ ...account, counter: changeCounters(account.counter, event) }));
  scheduleRefetch();
}

function scheduleRefetch(): void {
  clearTimeout(refetchTimer);
  refetchTimer = setTimeout(() => void fetchCounters().catch(() => {}), REFETCH_DELAY_MS);
}
