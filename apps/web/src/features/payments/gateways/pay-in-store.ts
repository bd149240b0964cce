import { isRefusal } from '../../../platform/api/problem.ts';
import type { BegunPayment } from '../orders/payment-record.ts';
import { cancelPayment } from '../orders/poll-order.ts';
import { updateStoredPayment } from '../orders/stored-payment.ts';
import { accountTokenOf, bringPurchase } from './store-purchases.ts';

/**
 * Opens the store's sheet for a payment that has begun, and brings the purchase to the server. A closed sheet cancels
 * the payment. Returns false if the store could not sell: the payer may try again.
 */
export async function payInStore(key: string, { order, token }: BegunPayment): Promise<boolean> {
  const store = window.appShell?.store;
  if (store === undefined) return false;
  const result = await store.buy(token, accountTokenOf(order.id));
  if (result.kind === 'closed') await cancelPayment();
  else if (result.kind === 'pending') updateStoredPayment(key, { told: true });
  else if (result.kind === 'bought') {
    updateStoredPayment(key, { told: true });
    // Whatever else fails, the store tells the server too, or the next start of the app does.
    await bringPurchase(store, result.purchase).catch((error: unknown) => {
      if (isRefusal(error, 'purchase_refused', 'not_found')) throw error;
    });
  }
  return result.kind !== 'failed';
}
