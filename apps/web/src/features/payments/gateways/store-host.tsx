import type { ShellStore } from '@peonia/contract/protocol/app-shell.ts';
import { useEffect } from 'react';
import { onLive } from '../../../platform/realtime/live.ts';
import { useMe } from '../../../platform/session/session.ts';
import { bringPurchase, bringUnfinished, finishDelivered } from './store-purchases.ts';

/** Brings purchases that an earlier start could not, and those that come later. Mounted once, in the mobile app. */
export function StoreHost({ store }: { readonly store: ShellStore }) {
  const myId = useMe()?.id;
  useEffect(() => {
    if (myId === undefined) return;
    // Without a network the next start tries again.
    bringUnfinished(store).catch(() => {});
    const stops = [
      store.onPurchase((purchase) => void bringPurchase(store, purchase).catch(() => {})),
      onLive('payment.changed', ({ order }) => void finishDelivered(store, order)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [store, myId]);
  return null;
}
