import { type Affiliate, type Earning, getAffiliate } from '@peonia/contract/partners/partners.ts';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { useMe } from '../../../platform/session/session.ts';

/** Earnings of the member, newest first, with their sums. */
export function useEarnings() {
  const me = useMe();
  return usePage<Earning, Affiliate>(['affiliate', me?.id], (max_id, signal) =>
    call(getAffiliate, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}
