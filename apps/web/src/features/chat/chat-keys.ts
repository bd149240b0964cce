/** Keys of the chat's snapshots in the cache. The account is part of them: another one must never see these. */
export const chatKeys = {
  all: (me: number) => ['chat', me] as const,
  lists: (me: number) => ['chat', me, 'threads'] as const,
  list: (me: number, q: string) => ['chat', me, 'threads', q] as const,
  pages: (me: number) => ['chat', me, 'page'] as const,
  page: (me: number, to: number) => ['chat', me, 'page', to] as const,
};
