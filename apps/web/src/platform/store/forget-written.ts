import { browserStore } from './browser-store.ts';

/** Removes what was written for the staff and not sent: it may be about others. */
export function forgetStaffWritten(): void {
  const others = Object.entries(browserStore.get('draft')).filter(([key]) => !key.startsWith('staff:'));
  browserStore.set('draft', Object.fromEntries(others));
}

/** Begins the keys of a post with its files, and of a message to the operator. */
const posted = /^(?:feed|contact)\b/;

function postedKeys(member: number): readonly string[] {
  return Object.keys(browserStore.get('draft')).filter(
    (key) => posted.test(key) && key.split(':')[1] === String(member),
  );
}

/** How many posts and messages to the operator a member has begun here. A post and its files are one. */
export function countWritten(member: number): number {
  return new Set(postedKeys(member).map((key) => /^\w+/.exec(key)?.[0])).size;
}

/** Removes the post and the message to the operator that a member has begun here. */
export function forgetPosted(member: number): void {
  const keys = postedKeys(member);
  const others = Object.entries(browserStore.get('draft')).filter(([key]) => !keys.includes(key));
  browserStore.set('draft', Object.fromEntries(others));
}

/** Removes what a member has written here without sending it. Keys of drafts have their id in second place. */
export function forgetWritten(member: number): void {
  const others = Object.entries(browserStore.get('draft')).filter(([key]) => key.split(':')[1] !== String(member));
  browserStore.set('draft', Object.fromEntries(others));
  for (const name of ['mallCart', 'payment'] as const)
    if (browserStore.get(name)?.['account'] === member) browserStore.set(name, null);
}
