import type { Thread } from '@peonia/contract/chat/chat.ts';
import type { ThreadFilter } from '@peonia/contract/chat/message-threads.ts';

/** Views of the thread list; `?show=` in the URL. */
export const threadViews = ['all', 'turn', 'unread', 'requests'] as const;
export type ThreadView = (typeof threadViews)[number];

/** Returns the view of a query string. */
export function readThreadView(search: string): ThreadView {
  const asked = new URLSearchParams(search).get('show');
  return threadViews.find((one) => one === asked) ?? 'all';
}

/** The server's filter of each view. */
export const filterByView: Readonly<Record<ThreadView, ThreadFilter | ''>> = {
  all: '',
  turn: 'your_turn',
  unread: 'unread',
  requests: 'requests',
};

/** Message requests are apart from the other views until they are accepted or answered. */
export function filterThreads(threads: readonly Thread[], show: ThreadView): readonly Thread[] {
  const tests: Record<ThreadView, (thread: Thread) => boolean> = {
    all: (thread) => !thread.request,
    turn: (thread) => !thread.request && thread.your_turn,
    unread: (thread) => !thread.request && thread.unread > 0,
    requests: (thread) => thread.request,
  };
  // A thread whose messages are all deleted is hidden until the next one.
  return threads.filter((thread) => thread.summary !== null && tests[show](thread));
}
