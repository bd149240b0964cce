import {
  decidePayout,
  getPayoutCase,
  listPayoutFiles,
  listPayouts,
  makePayoutFile,
  type PayoutBoard,
  type PayoutFileFormat,
  type PayoutFiles,
  type PayoutRow,
} from '@peonia/contract/payouts/payout-desk.ts';
import { decideTaxDocument } from '@peonia/contract/payouts/payout-tax.ts';
import type { BodyOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { useStaffAct, useStaffCase } from '../../moderation/staff-queue/use-staff-act.ts';

const filesKey = 'staff-payout-files';
const listKey = 'staff-payouts';
const caseKey = 'staff-payout';

export function usePayouts(show: PayoutBoard) {
  return usePage<PayoutRow, ReplyOf<typeof listPayouts>>([listKey, show], (max_id, signal) =>
    call(listPayouts, { query: { show, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
}

/** Files for the bank, and which formats can be made. */
export function usePayoutFiles() {
  return useQuery({ queryKey: [filesKey], queryFn: ({ signal }) => call(listPayoutFiles, {}, { signal }) });
}

/** Makes a file of approved payouts; `make` resolves to the newest files, or null. */
export function useMakeFile() {
  const queryClient = useQueryClient();
  const { isBusy, run } = useStaffAct({ refetch: [[listKey], [caseKey]] });
  return {
    isBusy,
    make: async (format: PayoutFileFormat): Promise<PayoutFiles | null> => {
      let files: PayoutFiles | null = null;
      await run(async () => {
        files = await call(makePayoutFile, { body: { format } });
        queryClient.setQueryData([filesKey], files);
      });
      return files;
    },
  };
}

/** Every read is logged, so it is fetched when opened and after an act. */
export function usePayoutCase(id: number) {
  return useStaffCase([caseKey, id], (signal) => call(getPayoutCase, { params: { id } }, { signal }));
}

/** Moves a payout on; `decide` resolves to whether it was done. */
export function usePayoutActs(id: number) {
  const queryClient = useQueryClient();
  const { isBusy, run } = useStaffAct({ refetch: [[listKey]], refetchAfterError: [[caseKey, id]] });
  return {
    isBusy,
    decide: (body: BodyOf<typeof decidePayout>) =>
      run(async () => {
        queryClient.setQueryData([caseKey, id], await call(decidePayout, { params: { id }, body }));
      }),
  };
}

/** Decides about a tax document, or downloads it with a fresh code; the payout is read again afterwards. */
export function useTaxDecision(payoutId: number, id: number) {
  const { isBusy, run } = useStaffAct({ refetch: [[caseKey, payoutId]] });
  return {
    isBusy,
    decide: (body: BodyOf<typeof decideTaxDocument>) => run(() => call(decideTaxDocument, { params: { id }, body })),
    download: (work: () => Promise<void>) => run(work),
  };
}
