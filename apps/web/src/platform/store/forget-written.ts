import { browserStore } from './browser-store.ts';

/** Removes what was written for the staff and not sent: it may be about others. */
export function forgetStaffWritten(): void {
  const others = Object.entries(browserStore.get('draft')).filter(([key]) => !key.startsWith('staff:'));
  browserStore.set('draft', Object.fromEntries(others));
}

/** Removes what a member has written here without sending it. Keys of drafts have their id in second place. */
export function forgetWritten(member: number): void {
  const others = Object.entries(browserStore.get('draft')).filter(([key]) => key.split(':')[1] !== String(member));
  browserStore.set('draft', Object.fromEntries(others));
  for (const name of ['mallCart', 'payment'] as const)
    if (browserStore.get(name)?.['account'] === member) browserStore.set(name, null);
}
