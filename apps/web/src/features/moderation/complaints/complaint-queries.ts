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
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { useStaffAct, useStaffCase } from '../staff-queue/use-staff-act.ts';
import { staffSessionKey } from '../staff-session/staff-session-queries.ts';

export type QueuePart = 'open' | 'appeals' | 'decided';
export type Verdict = BodyOf<typeof decideComplaint>;

export const complaintsKey = 'staff-complaints';
const caseKey = 'staff-complaint';

/** A part of the complaint queue, paginated. */
export function useComplaints(show: QueuePart) {
  return usePage<ComplaintRow, { items: readonly ComplaintRow[]; max_id: number }>(
    [complaintsKey, show],
    (max_id, signal) =>
      call(listComplaints, { query: { show, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
}

export function useCase(id: number) {
  return useStaffCase([caseKey, id], (signal) => call(getComplaint, { params: { id } }, { signal }));
}

/** Takes a case, decides it or its appeal; then refetches the queue, its counters and the case. */
export function useCaseActions({ id }: Pick<ComplaintCase, 'id'>) {
  const { isBusy, run } = useStaffAct({ refetch: [[caseKey, id], [complaintsKey], staffSessionKey] });
  return {
    isBusy,
    take: () => run(() => call(takeComplaint, { params: { id } })),
    decide: (verdict: Verdict) => run(() => call(decideComplaint, { params: { id }, body: verdict })),
    settle: (grant: boolean) => run(() => call(decideAppeal, { params: { id }, body: { grant } })),
  };
}
