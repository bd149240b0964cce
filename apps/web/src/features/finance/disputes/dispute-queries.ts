import {
  type DisputeRow,
  downloadEvidence,
  getDispute,
  listDisputes,
  noteEvidence,
} from '@peonia/contract/money/disputes.ts';
import { askPaymentAct, decidePaymentRequest, type PaymentCase } from '@peonia/contract/money/payment-desk.ts';
import type { BodyOf, QueryOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { downloadFile } from '../../../platform/api/download-file.ts';
import { addressOf } from '../../../platform/api/make-call.ts';
import { usePage } from '../../../platform/query.ts';
import { useStaffAct, useStaffCase } from '../../moderation/staff-queue/use-staff-act.ts';
import { paymentCaseKey } from '../payments/payment-queries.ts';

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

/** Asks to send the evidence through the provider's interface, and decides a colleague's request for that. */
export function useSubmission(id: number, order: string) {
  const queryClient = useQueryClient();
  const { isBusy, run } = useStaffAct({ refetch: [[caseKey, id], [listKey]] });
  const act = (work: () => Promise<PaymentCase>) =>
    run(async () => {
      queryClient.setQueryData(paymentCaseKey(order), await work());
    });
  const params = { id: order };
  return {
    isBusy,
    ask: (reason: string) => act(() => call(askPaymentAct, { params, body: { act: 'evidence', reason } })),
    decide: (body: BodyOf<typeof decidePaymentRequest>) => act(() => call(decidePaymentRequest, { params, body })),
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
