import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import type { ListPage, Pages } from '../../platform/query.ts';
import { AudienceContext, currentMe, useMe } from '../../platform/session/current-member.ts';

/** First part of the query key of every list of member cards; kind and language follow. */
export const peopleKey = 'people';
/** First part of the query key of every list of posts; kind, reader and language follow. */
export const feedKey = 'feed';
/** First part of the query key of a profile; member id and language follow. */
export const profileKey = 'profile';

type MemberChange = (queryClient: QueryClient, memberId: number, change: Partial<MemberCard>) => void;
const updaters = new Set<MemberChange>();

/** Lets features to the right update the member cards they hold (such as the author of a post). */
export function onMemberChange(updater: MemberChange): void {
  updaters.add(updater);
}

/** Updates a member in every cached list and profile. */
export function changeMember(queryClient: QueryClient, memberId: number, change: Partial<MemberCard>): void {
  queryClient.setQueriesData<Pages<ListPage<MemberCard>>>(
    { queryKey: [peopleKey] },
    (data) => data && { ...data, pages: data.pages.map((page) => withChange(page, memberId, change)) },
  );
  queryClient.setQueriesData<MemberCard>(
    { queryKey: [profileKey, memberId] },
    (profile) => profile && { ...profile, ...change },
  );
  for (const update of updaters) update(queryClient, memberId, change);
}

/**
 * Updates a member after the server confirmed a change. Requests in flight may return the old state, so they are
 * refetched.
 */
export function confirmMember(queryClient: QueryClient, memberId: number, change: Partial<MemberCard>): void {
  changeMember(queryClient, memberId, change);
  if (queryClient.isFetching({ queryKey: [peopleKey] }) > 0)
    void queryClient.invalidateQueries({ queryKey: [peopleKey] });
  if (queryClient.isFetching({ queryKey: [profileKey, memberId] }) > 0)
    void queryClient.invalidateQueries({ queryKey: [profileKey, memberId] });
}

/** Removes a member from every cached list. */
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
 * Refetches member cards when the reader changes, because cards contain the reader's likes and messages. A guest who
 * logs in gets them refetched in place; a member who opens the site gets their own from the start.
 */
export function useFreshForReader(): void {
  const queryClient = useQueryClient();
  const shown = useMe()?.id ?? null;
  const audience = use(AudienceContext);
  useEffect(() => {
    // The first paint of a server-rendered page is always a guest's.
    const reader = currentMe()?.id ?? null;
    const isFirst = !readers.has(queryClient);
    const before = readers.get(queryClient) ?? null;
    readers.set(queryClient, reader);
    // Nothing was rendered for a guest where the page began as a member's.
    if (before === reader || (isFirst && audience === 'member')) return;
    const held = (key: string) => ({
      queryKey: [key],
      predicate: (query: { state: { data: unknown } }) => query.state.data !== undefined,
    });
    // The server rendered a guest's list; replacing it in place would move entries under the member's finger.
    if (isFirst) void queryClient.resetQueries(held(peopleKey));
    else void queryClient.invalidateQueries(held(peopleKey));
    void queryClient.invalidateQueries(held(profileKey));
  }, [queryClient, shown, audience]);
}
