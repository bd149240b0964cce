import { getTranslationShare } from '@peonia/contract/translation/translation.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useMe } from '../../../platform/session/session.ts';

/** A guest has no share; the server is asked all the same. */
const guestShare = { engine: null, used: 0, most: 0 } as const;

/** The server's engine and the used share of today's limit; undefined while loading. */
export function useTranslationShare() {
  const me = useMe();
  const { data } = useQuery({
    queryKey: ['translation-share', me?.id],
    queryFn: ({ signal }) => call(getTranslationShare, {}, { signal }),
    enabled: me !== null,
    staleTime: 5 * 60_000,
  });
  return me === null ? guestShare : data;
}
