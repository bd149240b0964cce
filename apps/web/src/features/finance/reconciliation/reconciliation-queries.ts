import {
  askCorrection,
  decideCorrection,
  type DifferenceCase,
  type DifferenceRow,
  downloadDifferences,
  explainDifference,
  getDifference,
  importSettlement,
  listDifferences,
  listSettlements,
  type Settlement,
  type SettlementImport,
} from '@peonia/contract/money/reconciliation.ts';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { downloadFile } from '../../../platform/api/download-file.ts';
import { addressOf } from '../../../platform/api/make-call.ts';
import { usePage } from '../../../platform/query.ts';
import { useStaffAct, useStaffCase } from '../../moderation/staff-queue/use-staff-act.ts';

export type DifferenceList = NonNullable<QueryOf<typeof listDifferences>['show']>;

const listKey = 'staff-differences';
const caseKey = 'staff-difference';
const settlementsKey = 'staff-settlements';

export function useDifferences(show: DifferenceList) {
  return usePage<DifferenceRow, ReplyOf<typeof listDifferences>>([listKey, show], (max_id, signal) =>
    call(listDifferences, { query: { show, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
}

export function useDifference(id: number) {
  return useStaffCase([caseKey, id], (signal) => call(getDifference, { params: { id } }, { signal }));
}

/** Explains or corrects a difference; each returns whether it was done. */
export function useDifferenceActs(id: number) {
  const queryClient = useQueryClient();
  const { isBusy, run } = useStaffAct({ refetch: [[listKey]], refetchAfterError: [[caseKey, id]] });
  const act = (work: () => Promise<DifferenceCase>) =>
    run(async () => {
      queryClient.setQueryData([caseKey, id], await work());
    });
  return {
    isBusy,
    explain: (body: BodyOf<typeof explainDifference>) => act(() => call(explainDifference, { params: { id }, body })),
    ask: (body: BodyOf<typeof askCorrection>) => act(() => call(askCorrection, { params: { id }, body })),
    decide: (body: BodyOf<typeof decideCorrection>) => act(() => call(decideCorrection, { params: { id }, body })),
  };
}

export function useSettlements() {
  return usePage<Settlement, ReplyOf<typeof listSettlements>>([settlementsKey], (max_id, signal) =>
    call(listSettlements, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}

/** Imports a report; `send` resolves to what came of it, or null after an error. */
export function useImport() {
  const { isBusy, run } = useStaffAct({ refetch: [[settlementsKey], [listKey], [caseKey]] });
  return {
    isBusy,
    send: async (body: BodyOf<typeof importSettlement>): Promise<SettlementImport | null> => {
      let result: SettlementImport | null = null;
      await run(async () => {
        result = await call(importSettlement, { body });
      });
      return result;
    },
  };
}

/** Downloads a part of the list. Every download is logged, so it is a request of its own. */
export function saveDifferences(show: ParamsOf<typeof downloadDifferences>['show']): Promise<void> {
  return downloadFile(addressOf(downloadDifferences, { show }, {}), 'differences', 'POST');
}
