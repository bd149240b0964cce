import { getContact, type Contact } from '@peonia/contract/contacts.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useMe } from '../../platform/session/session.ts';

/** Key of a member's contact information as the signed-in member sees it. */
export function contactKey(me: number, ofId: number) {
  return ['contact', me, ofId] as const;
}

/** Nothing is kept for long: what was open may be closed a moment later. */
export function useContact(ofId: number, enabled: boolean) {
  const me = useMe()?.id ?? 0;
  return useQuery<Contact>({
    queryKey: contactKey(me, ofId),
    queryFn: ({ signal }) => call(getContact, { params: { id: ofId } }, { signal }),
    enabled: enabled && me !== 0,
    staleTime: 0,
  });
}
