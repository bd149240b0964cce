import type { ThreadFilter } from '@peonia/contract/message-threads.ts';

/** Keys of the chat's snapshots in the cache. The account is part of them: another one must never see these. */
export const chatKeys = {
  all: (me: number) => ['chat', me] as const,
  lists: (me: number) => ['chat', me, 'threads'] as const,
  /** Conversations of a name that was searched for, or of a filter; both empty for all. */
  list: (me: number, q: string, filter: ThreadFilter | '') => ['chat', me, 'threads', q, filter] as const,
  pages: (me: number) => ['chat', me, 'page'] as const,
  page: (me: number, to: number) => ['chat', me, 'page', to] as const,
  details: (me: number, threadId: number) => ['chat-details', me, threadId] as const,
};
