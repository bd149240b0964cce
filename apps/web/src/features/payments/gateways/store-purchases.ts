import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import { verifyStorePurchase } from '@peonia/contract/money/store-purchases.ts';
import type { ShellPurchase, ShellStore } from '@peonia/contract/protocol/app-shell.ts';
import { call } from '../../../platform/api/call.ts';
import { isRefusal } from '../../../platform/api/problem.ts';
import { updateStoredOrder } from '../orders/stored-payment.ts';

/** Purchases that the server knows and has not delivered yet, by their order. */
const undelivered = new Map<string, ShellPurchase>();

/** The gateway of the app's store. */
export function storeGateway(): 'google' | 'apple' {
  return window.appShell?.name === 'ios' ? 'apple' : 'google';
}

/** Names an order to the store, which keeps a UUID with the purchase. */
export function accountTokenOf(orderId: string): string {
  return orderId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Gives the server what the store has given for a purchase, and ends it at the store once it is delivered. */
export async function bringPurchase(store: ShellStore, purchase: ShellPurchase): Promise<PaymentOrder> {
  const { product, proof } = purchase;
  const order = await call(verifyStorePurchase, { params: { method: storeGateway() }, body: { product, proof } });
  updateStoredOrder(order);
  undelivered.set(order.id, purchase);
  await finishDelivered(store, order);
  return order;
}

/** Ends the purchase of an order that was delivered, or is under review. Without a reply the next start tries again. */
export async function finishDelivered(store: ShellStore, { id, state, reason }: PaymentOrder): Promise<void> {
  const purchase = undelivered.get(id);
  // A pending payment with a reason is under review. One that was given up before is delivered when its money is read.
  const isDelivered = state === 'credited' || state === 'refunded' || (state === 'pending' && reason !== null);
  if (purchase === undefined || !isDelivered) return;
  undelivered.delete(id);
  await store.finish(purchase).catch(() => {});
}

/**
 * Brings purchases of earlier starts, and returns how many the server has taken. Those of another member, and those
 * that the store does not confirm, stay with the store.
 */
export async function bringUnfinished(store: ShellStore): Promise<number> {
  let taken = 0;
  for (const purchase of await store.unfinished()) {
    try {
      await bringPurchase(store, purchase);
      taken += 1;
    } catch (error) {
      if (!isRefusal(error, 'not_found', 'purchase_refused')) throw error;
    }
  }
  return taken;
}
