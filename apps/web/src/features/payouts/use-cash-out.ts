import {
  cancelPayout,
  type CashOut,
  getCashOut,
  type Payout,
  setAutoWithdraw,
  withdraw,
} from '@peonia/contract/payouts/cash-out.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { ApiError } from '../../platform/api/problem.ts';
import { showProblem } from '../../platform/errors/errors.tsx';
import { queryClient, usePage } from '../../platform/query.ts';
import { useLive, useReset } from '../../platform/realtime/live.ts';
import { useMe } from '../../platform/session/session.ts';
import { forgetPaidKey, hasPaidKey, isDoneBefore, paidKey } from '../../platform/store/paid-key.ts';

const cashOutKey = ['cash-out'] as const;

function refreshCashOut(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: cashOutKey });
}

/** What can be cashed out, with the history. Fetched again when a payout moves, and after a gap in the events. */
export function useCashOut() {
  const me = useMe();
  const refresh = () => void refreshCashOut();
  useLive('payout.changed', refresh);
  useReset(refresh);
  return usePage<Payout, CashOut>(
    [...cashOutKey, me?.id],
    (max_id, signal) => call(getCashOut, { query: max_id === undefined ? {} : { max_id } }, { signal }),
    { staleTime: 0 },
  );
}

/**
 * Acts on the own cash-out, one at a time. They resolve to whether it was done; a request also to the time at which it
 * was made before, by a try whose reply was lost.
 */
export function useCashOutActs() {
  const [isBusy, setBusy] = useState(false);
  const run = async (send: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await send();
      return true;
    } catch (error) {
      showProblem(error);
      return false;
    } finally {
      setBusy(false);
      await refreshCashOut();
    }
  };
  return {
    isBusy,
    request: async (gold: number, expected: number) => {
      let before: string | null = null;
      const isDone = await run(async () => {
        before = await requestPayout(gold, expected);
      });
      return { isDone, before };
    },
    cancel: (id: number) => run(() => call(cancelPayout, { params: { id } })),
    setAuto: (on: boolean) => run(() => call(setAutoWithdraw, { body: { on } })),
  };
}

/**
 * The key of a request is kept until it has a reply, so that a retry is the same request. Returns when it was made, if
 * that was by an earlier try.
 */
export async function requestPayout(gold: number, expected: number): Promise<string | null> {
  const action = `withdraw ${gold} ${expected}`;
  const isRetry = hasPaidKey(action);
  try {
    const { payout } = await call(withdraw, { body: { gold, expected } }, { idempotent: paidKey(action) });
    forgetPaidKey(action);
    return isDoneBefore(isRetry, payout.requested_at) ? payout.requested_at : null;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429)
      forgetPaidKey(action);
    throw error;
  }
}
