import { getHealth } from '@peonia/contract/operation/health.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';

/** Milliseconds between two reports. */
const REFRESH_MS = 15_000;

/** The report, refreshed while the page is open. What was read last stays until the next one is there. */
export function useHealth() {
  return useQuery({
    queryKey: ['staff-health'],
    queryFn: ({ signal }) => call(getHealth, {}, { signal }),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
}
