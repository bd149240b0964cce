import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { listDeclinedRequests } from '@peonia/contract/social/relationships.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useMe } from '../../../platform/session/session.ts';
import { declinedRequestsKey } from './relationship-lists.ts';

/**
 * When the reader may ask this member to be friends again, after a request that was not accepted; null where they may
 * now. One call for all members, only where somebody can be asked.
 */
export function useAskAgain({ user_id, friend }: Pick<MemberCard, 'user_id' | 'friend'>): Date | null {
  const me = useMe();
  const { data } = useQuery({
    queryKey: [declinedRequestsKey, me?.id],
    queryFn: ({ signal }) => call(listDeclinedRequests, {}, { signal }),
    enabled: me !== null && friend === 0,
    staleTime: 5 * 60_000,
  });
  const declined = data?.items.find((request) => request.user_id === user_id);
  return declined === undefined ? null : new Date(declined.again_at);
}
