import {
  decideAppeal,
  decideComplaint,
  getComplaint,
  listComplaints,
  takeComplaint,
  type ComplaintCase,
  type ComplaintRow,
} from '@peonia/contract/moderation/complaints.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { refreshStaffSession, showStaffError } from '../staff-session/staff-session-queries.ts';

export type QueuePart = 'open' | 'appeals' | 'decided';
export type Verdict = BodyOf<typeof decideComplaint>;

const listKey = 'staff-complaints';
const caseKey = 'staff-complaint';

/** A part of the complaint queue, paginated. */
export function useComplaints(show: QueuePart) {
  return usePage<ComplaintRow, { items: readonly ComplaintRow[]; max_id: number }>([listKey, show], (max_id, signal) =>
    call(listComplaints, { query: { show, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
}

/** A case. Every read is written to the audit log, so it is fetched when opened and after an action only. */
export function useCase(id: number) {
  return useQuery({
    queryKey: [caseKey, id],
    queryFn: ({ signal }) => call(getComplaint, { params: { id } }, { signal }),
    staleTime: Infinity,
  });
}

/** Takes a case, decides it or its appeal; then refetches the queue and the case. */
export function useCaseActions({ id }: Pick<ComplaintCase, 'id'>) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      showStaffError(error);
      return false;
    } finally {
      setBusy(false);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [caseKey, id] }),
        queryClient.invalidateQueries({ queryKey: [listKey] }),
        refreshStaffSession(),
      ]);
    }
  };
  return {
    isBusy,
    take: () => act(() => call(takeComplaint, { params: { id } })),
    decide: (verdict: Verdict) => act(() => call(decideComplaint, { params: { id }, body: verdict })),
    settle: (grant: boolean) => act(() => call(decideAppeal, { params: { id }, body: { grant } })),
  };
}
