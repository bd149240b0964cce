import type { MemberCard } from '@peonia/contract/member-card.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListPage, Pages } from '../../platform/query.ts';
import { currentMe, useMe } from '../../platform/session/session.ts';

/** First part of the key of every list of member cards; the kind of list and the language follow. */
export const peopleKey = 'people';
/** First part of the key of a profile; member id and language follow. */
export const profileKey = 'profile';

type MemberChange = (queryClient: QueryClient, memberId: number, change: Partial<MemberCard>) => void;
const followers = new Set<MemberChange>();

/** Features to the right that hold member cards inside of something else (the author of a post) change them along. */
export function followMembers(follower: MemberChange): void {
  followers.add(follower);
}

/** Changes what is known about a member wherever the page holds it: every list and their profile. */
export function changeMember(queryClient: QueryClient, memberId: number, change: Partial<MemberCard>): void {
  queryClient.setQueriesData<Pages<ListPage<MemberCard>>>(
    { queryKey: [peopleKey] },
    (data) => data && { ...data, pages: data.pages.map((page) => withChange(page, memberId, change)) },
  );
  queryClient.setQueriesData<MemberCard>(
    { queryKey: [profileKey, memberId] },
    (profile) => profile && { ...profile, ...change },
  );
  for (const follow of followers) follow(queryClient, memberId, change);
}

/**
 * The same once the server has confirmed it. A list that was asked for before that may still arrive with the old state,
 * so it is asked for again.
 */
export function confirmMember(queryClient: QueryClient, memberId: number, change: Partial<MemberCard>): void {
  changeMember(queryClient, memberId, change);
  if (queryClient.isFetching({ queryKey: [peopleKey] }) > 0)
    void queryClient.invalidateQueries({ queryKey: [peopleKey] });
  if (queryClient.isFetching({ queryKey: [profileKey, memberId] }) > 0)
    void queryClient.invalidateQueries({ queryKey: [profileKey, memberId] });
}

/** Takes a member off every list: they may not be shown any more. */
export function dropMember(queryClient: QueryClient, memberId: number): void {
  queryClient.setQueriesData<Pages<ListPage<MemberCard>>>(
    { queryKey: [peopleKey] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.filter(({ user_id }) => user_id !== memberId) })),
      },
  );
  void queryClient.invalidateQueries({ queryKey: [profileKey, memberId], refetchType: 'none' });
}

function withChange(page: ListPage<MemberCard>, memberId: number, change: Partial<MemberCard>): ListPage<MemberCard> {
  if (!page.items.some((card) => card.user_id === memberId)) return page;
  return { ...page, items: page.items.map((card) => (card.user_id === memberId ? { ...card, ...change } : card)) };
}

const readers = new WeakMap<QueryClient, number | null>();

/**
 * Cards say what the reader liked and whom they wrote to: another reader (a guest who signs in) gets them anew, in
 * place; a member who opens the site gets their own from the start.
 */
export function useFreshForReader(): void {
  const queryClient = useQueryClient();
  const shown = useMe()?.id ?? null;
  useEffect(() => {
    // The first paint of a rendered page is a guest's, whoever is there.
    const reader = currentMe()?.id ?? null;
    const isFirst = !readers.has(queryClient);
    const before = readers.get(queryClient) ?? null;
    readers.set(queryClient, reader);
    if (before === reader) return;
    const held = (key: string) => ({
      queryKey: [key],
      predicate: (query: { state: { data: unknown } }) => query.state.data !== undefined,
    });
    // What the server rendered is a guest's list. Other people would take its places under the member's thumb.
    if (isFirst) void queryClient.resetQueries(held(peopleKey));
    else void queryClient.invalidateQueries(held(peopleKey));
    void queryClient.invalidateQueries(held(profileKey));
  }, [queryClient, shown]);
}
