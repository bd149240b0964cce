import {
  askPaymentAct,
  decidePaymentRequest,
  getPaymentCase,
  listPayments,
  type PaymentCase,
  type PaymentRow,
} from '@peonia/contract/money/payment-desk.ts';
import type { BodyOf, QueryOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { showStaffError } from '../../moderation/staff-session/staff-session-queries.ts';

export type PaymentSearch = Omit<QueryOf<typeof listPayments>, 'max_id'>;

const listKey = 'staff-payments';
const caseKey = 'staff-payment';

export function usePayments(search: PaymentSearch) {
  return usePage<PaymentRow, ReplyOf<typeof listPayments>>([listKey, search], (max_id, signal) =>
    call(listPayments, { query: { ...search, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
}

/** A payment. Every read is logged, so it is fetched when opened and after an act only. */
export function usePaymentCase(id: string) {
  return useQuery({
    queryKey: [caseKey, id],
    queryFn: ({ signal }) => call(getPaymentCase, { params: { id } }, { signal }),
    staleTime: Infinity,
  });
}

/** Asks for an act on a payment, or decides a colleague's request; both return the payment as it is then. */
export function usePaymentActs(id: string) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<PaymentCase>): Promise<PaymentCase | null> => {
    if (isBusy) return null;
    setBusy(true);
    try {
      const payment = await work();
      queryClient.setQueryData([caseKey, id], payment);
      return payment;
    } catch (error) {
      showStaffError(error);
      await queryClient.invalidateQueries({ queryKey: [caseKey, id] });
      return null;
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: [listKey] });
    }
  };
  return {
    isBusy,
    ask: (body: BodyOf<typeof askPaymentAct>) => act(() => call(askPaymentAct, { params: { id }, body })),
    decide: (body: BodyOf<typeof decidePaymentRequest>) =>
      act(() => call(decidePaymentRequest, { params: { id }, body })),
  };
}
