import { getTranslationShare } from '@peonia/contract/translation.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useMe } from '../../../platform/session/session.ts';

/** Which engine translates here and how much of today's share is used; undefined until that is known. */
export function useTranslationShare() {
  const me = useMe();
  const { data } = useQuery({
    queryKey: ['translation-share', me?.id],
    queryFn: ({ signal }) => call(getTranslationShare, {}, { signal }),
    enabled: me !== null,
    staleTime: 5 * 60_000,
  });
  return data;
}
