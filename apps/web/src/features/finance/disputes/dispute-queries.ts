import {
  type DisputeRow,
  downloadEvidence,
  getDispute,
  listDisputes,
  noteEvidence,
} from '@peonia/contract/money/disputes.ts';
import type { QueryOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { downloadFile } from '../../../platform/api/download-file.ts';
import { addressOf } from '../../../platform/api/make-call.ts';
import { usePage } from '../../../platform/query.ts';
import { useStaffAct, useStaffCase } from '../../moderation/staff-queue/use-staff-act.ts';

export type DisputeList = NonNullable<QueryOf<typeof listDisputes>['show']>;

const listKey = 'staff-disputes';
const caseKey = 'staff-dispute';

export function useDisputes(show: DisputeList) {
  return usePage<DisputeRow, ReplyOf<typeof listDisputes>>([listKey, show], (max_id, signal) =>
    call(listDisputes, { query: { show, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
}

export function useDispute(id: number) {
  return useStaffCase([caseKey, id], (signal) => call(getDispute, { params: { id } }, { signal }));
}

/** Records that the evidence was sent; returns whether it was done. */
export function useEvidence(id: number) {
  const queryClient = useQueryClient();
  const { isBusy, run } = useStaffAct({ refetch: [[listKey]], refetchAfterError: [[caseKey, id]] });
  return {
    isBusy,
    note: (note: string) =>
      run(async () => {
        queryClient.setQueryData([caseKey, id], await call(noteEvidence, { params: { id }, body: { note } }));
      }),
  };
}

/** Downloads the evidence. Every download is logged, so it is a request of its own. */
export function useEvidenceFile(id: number) {
  const { isBusy, run } = useStaffAct({ refetch: [] });
  return { isBusy, save: () => run(() => downloadFile(addressOf(downloadEvidence, { id }, {}), 'evidence', 'POST')) };
}

/** Reads the dispute again after an act on its payment. */
export function useRefreshDispute(id: number): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [caseKey, id] });
}
