import { changeHoldings } from '@peonia/contract/money/money-state.ts';
import { useEffect } from 'react';
import { queryClient } from '../../platform/query.ts';
import { onLive, onReset } from '../../platform/realtime/live.ts';
import { changeMe, currentMe, refreshMe } from '../../platform/session/session.ts';
import { capKey, holdsKey, tradesKey } from './queries.ts';

/** Keeps the account's gold, VIP status and transactions in sync with live events. Mounted once, in the app frame. */
export function useLiveBalance(): void {
  useEffect(() => {
    const stops = [
      onLive('balance.changed', (data) => {
        changeMe((account) => changeHoldings(account, data));
        refetchBill();
      }),
      onReset(() => {
        if (currentMe() !== null) void refreshMe().catch(() => {});
        refetchBill();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
}

function refetchBill(): void {
  void queryClient.invalidateQueries({ queryKey: tradesKey });
  void queryClient.invalidateQueries({ queryKey: holdsKey });
  void queryClient.invalidateQueries({ queryKey: capKey });
}
