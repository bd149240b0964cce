import { browserStore } from '../../../platform/store/browser-store.ts';

/** A decline older than this is dropped: the member has seen the request again meanwhile. */
const KEPT_MS = 24 * 60 * 60_000;

/** Keeps a member's decline for the next page: browsers may drop what a page sends while it is left. */
export function keepDecline(memberId: number, userId: number): void {
  browserStore.set('declines', { ...browserStore.get('declines'), [`${memberId}:${userId}`]: Date.now() });
}

/** Takes the kept declines of a member out of the store. Returns whom they concern. */
export function takeDeclines(memberId: number): number[] {
  const all = browserStore.get('declines');
  const isOwn = (key: string) => key.startsWith(`${memberId}:`);
  const own = Object.entries(all).filter(([key]) => isOwn(key));
  if (own.length === 0) return [];
  browserStore.set('declines', Object.fromEntries(Object.entries(all).filter(([key]) => !isOwn(key))));
  return own.filter(([, at]) => Date.now() - at < KEPT_MS).map(([key]) => Number(key.split(':')[1]));
}
