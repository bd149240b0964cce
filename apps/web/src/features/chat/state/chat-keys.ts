import type { ThreadFilter } from '@peonia/contract/chat/message-threads.ts';

/** Query keys of the chat. They contain the account id, so that another account never sees these data. */
export const chatKeys = {
  all: (me: number) => ['chat', me] as const,
  lists: (me: number) => ['chat', me, 'threads'] as const,
  /** Threads that match a search or a filter; both empty for all threads. */
  list: (me: number, q: string, filter: ThreadFilter | '') => ['chat', me, 'threads', q, filter] as const,
  pages: (me: number) => ['chat', me, 'page'] as const,
  page: (me: number, to: number) => ['chat', me, 'page', to] as const,
  searches: (me: number) => ['chat-search', me] as const,
  details: (me: number, threadId: number) => ['chat-details', me, threadId] as const,
};
