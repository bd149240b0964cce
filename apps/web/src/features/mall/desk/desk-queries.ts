import {
  type DeskOrder,
  type DeskOrderPage,
  type DeskOrderPart,
  getDeskOrder,
  listDeskOrders,
  updateDeskOrder,
} from '@peonia/contract/mall/mall-desk.ts';
import type { BodyOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { queryClient, usePage } from '../../../platform/query.ts';
import type { DeskParts } from './desk-parts.ts';

/** Columns of the board, in the order of work. */
export const boardStates = ['accepted', 'preparing', 'delivered'] as const;

export type BoardState = (typeof boardStates)[number];

const boardKey = 'desk-orders';
const orderKey = (id: number) => ['desk-order', id] as const;
const POLL_INTERVAL_MS = 30_000;

export function useBoard(state: BoardState, show: DeskOrderPart) {
  return usePage<DeskOrder, ReplyOf<typeof listDeskOrders>>(
    [boardKey, state, show],
    (max_id, signal) =>
      call(listDeskOrders, { query: { state, show, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
    { refetchInterval: POLL_INTERVAL_MS },
  );
}

/** An order with its address. Every read is written to the audit log, so it is fetched when opened only. */
export function useDeskOrder(id: number) {
  return useQuery({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => call(getDeskOrder, { params: { id } }, { signal }),
    staleTime: Infinity,
  });
}

/** Runs one act at a time. `act` resolves to true on success. */
export function useDeskAct(id: number, { showProblem }: DeskParts) {
  const [isBusy, setBusy] = useState(false);
  const act = async (body: BodyOf<typeof updateDeskOrder>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      const order = await call(updateDeskOrder, { params: { id }, body });
      queryClient.setQueryData<DeskOrderPage>(orderKey(id), order);
      return true;
    } catch (error) {
      showProblem(error);
      void queryClient.invalidateQueries({ queryKey: orderKey(id) });
      return false;
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: [boardKey] });
    }
  };
  return { isBusy, act };
}
