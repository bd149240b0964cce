import { changeHoldings } from '@peonia/contract/money/money-state.ts';
import { useEffect } from 'react';
import { queryClient } from '../../platform/query.ts';
import { onLive, onReady, onReset, refreshSnapshots } from '../../platform/realtime/live.ts';
import { changeMe, currentMe, hasFreshAccount, refreshMe } from '../../platform/session/session.ts';
import { browserStore } from '../../platform/store/browser-store.ts';
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
      // The page could not fetch the account when it was opened, and shows what it had kept.
      onReady(() => void (currentMe() !== null && !hasFreshAccount() && refreshMe().catch(() => {}))),
      followVip(),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
}

/** Refetches everything when VIP begins or ends: what it opens or closes is shown on any page. */
function followVip(): () => void {
  let known = currentMe();
  return browserStore.subscribe('account', () => {
    const me = currentMe();
    const hasChanged = me !== null && me.id === known?.id && me.vip !== known.vip;
    known = me ?? known;
    if (hasChanged) refreshSnapshots();
  });
}

function refetchBill(): void {
  void queryClient.invalidateQueries({ queryKey: tradesKey });
  void queryClient.invalidateQueries({ queryKey: holdsKey });
  void queryClient.invalidateQueries({ queryKey: capKey });
}
