import {
  createPriceList,
  decidePriceList,
  editPriceList,
  getPriceList,
  getRunningPrices,
  listPriceLists,
  type PriceBoard,
  type PriceDraft,
  type PriceList,
  type PriceListRow,
} from '@peonia/contract/money/price-list.ts';
import type { BodyOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { usePage } from '../../platform/query.ts';
import { useStaffAct, useStaffCase } from '../moderation/staff-queue/use-staff-act.ts';

const listKey = 'staff-price-lists';
const caseKey = 'staff-price-list';

export function usePriceLists(show: PriceBoard) {
  return usePage<PriceListRow, ReplyOf<typeof listPriceLists>>([listKey, show], (max_id, signal) =>
    call(listPriceLists, { query: { show, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
}

export function usePriceList(id: number) {
  return useStaffCase([caseKey, id], (signal) => call(getPriceList, { params: { id } }, { signal }));
}

/** What holds now, as the beginning of a new list. */
export function useRunningPrices(isNeeded: boolean) {
  return useQuery({
    queryKey: ['running-prices'],
    queryFn: ({ signal }) => call(getRunningPrices, {}, { signal }),
    enabled: isNeeded,
    staleTime: 0,
  });
}

/** Saves a draft, new or known; `save` resolves to it, or to null where it was refused. */
export function useDraft(known: PriceList | null) {
  const queryClient = useQueryClient();
  const { isBusy, run } = useStaffAct({ refetch: [[listKey]] });
  // One id for one draft: a repeated call makes no second one.
  const [client_id] = useState(() => crypto.randomUUID());
  return {
    isBusy,
    save: async (draft: PriceDraft): Promise<PriceList | null> => {
      let saved: PriceList | null = null;
      await run(async () => {
        saved =
          known === null
            ? await call(createPriceList, { body: { ...draft, client_id } })
            : await call(editPriceList, { params: { id: known.id }, body: { ...draft, seen: known.changed_at } });
        queryClient.setQueryData([caseKey, saved.id], saved);
      });
      return saved;
    },
  };
}

/** Moves a list on; `decide` resolves to whether it was done. */
export function usePriceActs(id: number) {
  const queryClient = useQueryClient();
  const { isBusy, run } = useStaffAct({
    refetch: [[listKey], ['running-prices']],
    refetchAfterError: [[caseKey, id]],
  });
  return {
    isBusy,
    decide: (body: BodyOf<typeof decidePriceList>) =>
      run(async () => {
        queryClient.setQueryData([caseKey, id], await call(decidePriceList, { params: { id }, body }));
      }),
  };
}
