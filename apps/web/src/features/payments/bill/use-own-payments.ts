import { downloadReceipt, getReceipt, listOwnPayments, type OwnPayment } from '@peonia/contract/money/receipts.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { downloadFile } from '../../../platform/api/download-file.ts';
import { addressOf } from '../../../platform/api/make-call.ts';
import { queryClient, usePage } from '../../../platform/query.ts';
import { useLive, useReset } from '../../../platform/realtime/live.ts';
import { useMe } from '../../../platform/session/session.ts';

const paymentsKey = ['own-payments'] as const;

function useRefresh(): void {
  const refresh = () => void queryClient.invalidateQueries({ queryKey: paymentsKey });
  useLive('payment.changed', refresh);
  useReset(refresh);
}

/** Payments in money, newest first. Fetched again when one moves, and after a gap in the events. */
export function useOwnPayments() {
  const me = useMe();
  useRefresh();
  return usePage<OwnPayment, { items: OwnPayment[]; max_id: number }>([...paymentsKey, me?.id], (max_id, signal) =>
    call(listOwnPayments, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}

export function useReceipt(id: string) {
  const me = useMe();
  useRefresh();
  return useQuery({
    queryKey: [...paymentsKey, me?.id, id],
    queryFn: ({ signal }) => call(getReceipt, { params: { id } }, { signal }),
  });
}

export function saveReceipt(id: string): Promise<void> {
  return downloadFile(addressOf(downloadReceipt, { id }, {}), 'receipt.pdf');
}
