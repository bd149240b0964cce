import { getPrices } from '@peonia/contract/money/payments.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useMe } from '../../../platform/session/session.ts';

export const pricesKey = ['payment', 'prices'] as const;

/**
 * Prices of gold and VIP for this member. Refetched whenever the dialog opens: the shown price is the charged price.
 */
export function usePrices() {
  const me = useMe();
  return useQuery({
    queryKey: [...pricesKey, me?.id, me?.vip, me?.trialing],
    queryFn: ({ signal }) => call(getPrices, {}, { signal }),
    staleTime: 0,
  });
}
