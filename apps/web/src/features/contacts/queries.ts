import { getContact, type Contact } from '@peonia/contract/contacts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useLive } from '../../platform/realtime/live.ts';
import { useMe } from '../../platform/session/session.ts';

/** Query key of a member's contact information, as seen by the signed-in member. */
export function contactKey(me: number, ofId: number) {
  return ['contact', me, ofId] as const;
}

/** Never cached as fresh: access can be revoked at any time. */
export function useContact(ofId: number, enabled: boolean) {
  const me = useMe()?.id ?? 0;
  const client = useQueryClient();
  const queryKey = contactKey(me, ofId);
  // Another device may have bought it, or VIP has begun, which may open it.
  useLive('balance.changed', () => void client.invalidateQueries({ queryKey }));
  return useQuery<Contact>({
    queryKey,
    queryFn: ({ signal }) => call(getContact, { params: { id: ofId } }, { signal }),
    enabled: enabled && me !== 0,
    staleTime: 0,
  });
}
