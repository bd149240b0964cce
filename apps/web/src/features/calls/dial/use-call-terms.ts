import { getCallTerms } from '@peonia/contract/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useLive, useReset } from '../../../platform/realtime/live.ts';
import { useMe } from '../../../platform/session/session.ts';

/** Terms of a call to a member; refetched whenever the dialog opens and the balance changes. */
export function useCallTerms(userId: number) {
  const me = useMe()?.id ?? 0;
  const { data, error, refetch } = useQuery({
    queryKey: ['call-terms', me, userId],
    queryFn: ({ signal }) => call(getCallTerms, { query: { user_id: userId } }, { signal }),
    gcTime: 0,
    retry: false,
  });
  useLive('balance.changed', () => void refetch());
  useReset(() => void refetch());
  return { terms: data, error, reload: () => void refetch() };
}
