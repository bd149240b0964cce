import {
  cancelPayout,
  type CashOut,
  getCashOut,
  type Payout,
  setAutoWithdraw,
  withdraw,
} from '@peonia/contract/cash-out.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { ApiError } from '../../platform/api/problem.ts';
import { showProblem } from '../../platform/errors/errors.tsx';
import { queryClient, usePage } from '../../platform/query.ts';
import { useLive, useReset } from '../../platform/realtime/live.ts';
import { useMe } from '../../platform/session/session.ts';
import { forgetPaidKey, paidKey } from '../../platform/store/paid-key.ts';

const cashOutKey = ['cash-out'] as const;

export function refreshCashOut(): Promise<void> {
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

/** Acts on the own cash-out, one at a time. They resolve to whether it was done. */
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
    request: (gold: number, expected: number) => run(() => requestPayout(gold, expected)),
    cancel: (id: number) => run(() => call(cancelPayout, { params: { id } })),
    setAuto: (on: boolean) => run(() => call(setAutoWithdraw, { body: { on } })),
  };
}

/** The key of a request is kept until it has a reply, so that a retry is the same request. */
export async function requestPayout(gold: number, expected: number): Promise<void> {
  const action = `withdraw ${gold} ${expected}`;
  try {
    await call(withdraw, { body: { gold, expected } }, { idempotent: paidKey(action) });
    forgetPaidKey(action);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429)
      forgetPaidKey(action);
    throw error;
  }
}
