import { searchStaff } from '@peonia/contract/moderation/staff-search.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';

/** What is found is written to the audit log, so a search runs once for each text. */
export function useStaffSearch(q: string) {
  return useQuery({
    queryKey: ['staff-search', q],
    queryFn: ({ signal }) => call(searchStaff, { query: { q } }, { signal }),
    staleTime: Infinity,
  });
}
