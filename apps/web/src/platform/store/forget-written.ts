import { browserStore } from './browser-store.ts';

/** Removes what a member has written here without sending it. Keys of drafts have their id in second place. */
export function forgetWritten(member: number): void {
  const others = Object.entries(browserStore.get('draft')).filter(([key]) => key.split(':')[1] !== String(member));
  browserStore.set('draft', Object.fromEntries(others));
  for (const name of ['mallCart', 'payment'] as const)
    if (browserStore.get(name)?.['account'] === member) browserStore.set(name, null);
}
