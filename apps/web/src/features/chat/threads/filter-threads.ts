import type { Thread } from '@peonia/contract/chat.ts';
import type { ThreadFilter } from '@peonia/contract/message-threads.ts';

/** Which conversations the list shows; in the address as `?show=`. */
export const shows = ['all', 'turn', 'unread', 'requests'] as const;
export type Show = (typeof shows)[number];

/** The filter that an address asks for. */
export function showOf(search: string): Show {
  const asked = new URLSearchParams(search).get('show');
  return shows.find((one) => one === asked) ?? 'all';
}

/** What the server is asked for by the same name. */
export const filterOf: Readonly<Record<Show, ThreadFilter | ''>> = {
  all: '',
  turn: 'your_turn',
  unread: 'unread',
  requests: 'requests',
};

/** Requests of strangers are apart from all other conversations until they are accepted or answered. */
export function filterThreads(threads: readonly Thread[], show: Show): readonly Thread[] {
  const tests: Record<Show, (thread: Thread) => boolean> = {
    all: (thread) => !thread.request,
    turn: (thread) => !thread.request && thread.your_turn,
    unread: (thread) => !thread.request && thread.unread > 0,
    requests: (thread) => thread.request,
  };
  // One whose messages I have all deleted is gone until the next one comes.
  return threads.filter((thread) => thread.summary !== null && tests[show](thread));
}
