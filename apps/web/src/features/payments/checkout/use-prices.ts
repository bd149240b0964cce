import { getPrices } from '@peonia/contract/payments.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useMe } from '../../../platform/session/session.ts';

export const pricesKey = ['payment', 'prices'] as const;

/**
 * What gold and VIP cost this member now. Asked for each time the dialog opens: the price before the tap is the price
 * charged.
 */
export function usePrices() {
  const me = useMe();
  return useQuery({
    queryKey: [...pricesKey, me?.id, me?.vip, me?.trialing],
    queryFn: ({ signal }) => call(getPrices, {}, { signal }),
    staleTime: 0,
  });
}
