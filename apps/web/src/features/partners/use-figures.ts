import { getAffiliateFigures, type AffiliateFigures } from '@peonia/contract/partners.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useMe } from '../../platform/session/session.ts';

/** What came of the member's links; the figures before stay while another span loads. */
export function useFigures(span: AffiliateFigures['span']) {
  const me = useMe();
  return useQuery({
    queryKey: ['affiliate-figures', me?.id, span],
    queryFn: ({ signal }) => call(getAffiliateFigures, { query: { span } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
