import { getSpendingCap, listHolds, listTrades, type Trade, type tradeKinds } from '@peonia/contract/money/ledger.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { usePage } from '../../platform/query.ts';
import { useMe } from '../../platform/session/session.ts';

export const tradesKey = ['trades'] as const;
export const holdsKey = ['holds'] as const;
export const capKey = ['spending-cap'] as const;

export type TradeKind = (typeof tradeKinds)[number];

/** Gold transactions, newest first; `null` means every kind. */
export function useTrades(kind: TradeKind | null) {
  const me = useMe();
  return usePage<Trade, { items: Trade[]; max_id: number }>([...tradesKey, me?.id, kind], (max_id, signal) =>
    call(
      listTrades,
      { query: { ...(kind === null ? {} : { k: kind }), ...(max_id === undefined ? {} : { max_id }) } },
      { signal },
    ),
  );
}

/** The daily spending limit of the member. */
export function useSpendingCap() {
  const me = useMe();
  return useQuery({ queryKey: [...capKey, me?.id], queryFn: ({ signal }) => call(getSpendingCap, {}, { signal }) });
}

/** Gold that is held, and what was released lately. */
export function useHolds() {
  const me = useMe();
  return useQuery({ queryKey: [...holdsKey, me?.id], queryFn: ({ signal }) => call(listHolds, {}, { signal }) });
}
