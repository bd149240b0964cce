import {
  askPaymentAct,
  decidePaymentRequest,
  getPaymentCase,
  listPayments,
  listRejectedWebhooks,
  type PaymentCase,
  type PaymentRow,
  type RejectedWebhook,
} from '@peonia/contract/money/payment-desk.ts';
import type { BodyOf, QueryOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { useStaffAct, useStaffCase } from '../../moderation/staff-queue/use-staff-act.ts';

export type PaymentSearch = Omit<QueryOf<typeof listPayments>, 'max_id'>;

const listKey = 'staff-payments';
const caseKey = 'staff-payment';

export const paymentCaseKey = (id: string): readonly string[] => [caseKey, id];

export function usePayments(search: PaymentSearch) {
  return usePage<PaymentRow, ReplyOf<typeof listPayments>>([listKey, search], (max_id, signal) =>
    call(listPayments, { query: { ...search, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
}

export function useRejectedWebhooks() {
  return usePage<RejectedWebhook, ReplyOf<typeof listRejectedWebhooks>>(['staff-rejected-webhooks'], (max_id, signal) =>
    call(listRejectedWebhooks, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}

export function usePaymentCase(id: string) {
  return useStaffCase([caseKey, id], (signal) => call(getPaymentCase, { params: { id } }, { signal }));
}

/** Asks for an act on a payment, or decides a colleague's request; both return the payment as it is then. */
export function usePaymentActs(id: string) {
  const queryClient = useQueryClient();
  const { isBusy, run } = useStaffAct({ refetch: [[listKey]], refetchAfterError: [[caseKey, id]] });
  const act = (work: () => Promise<PaymentCase>) =>
    run(async () => {
      queryClient.setQueryData([caseKey, id], await work());
    });
  return {
    isBusy,
    ask: (body: BodyOf<typeof askPaymentAct>) => act(() => call(askPaymentAct, { params: { id }, body })),
    decide: (body: BodyOf<typeof decidePaymentRequest>) =>
      act(() => call(decidePaymentRequest, { params: { id }, body })),
  };
}
