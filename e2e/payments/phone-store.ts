import type { Page } from '@playwright/test';
import { buyInStore } from '../support/control.ts';

/** What the sheet of the store comes to. */
type SheetOutcome = 'bought' | 'pending' | 'closed' | 'away';

interface PhoneStore {
  outcome: SheetOutcome;
  /** Products and orders that the sheet was opened for. */
  readonly opened: string[];
  /** Purchases that the phone has, with their tokens. */
  readonly purchases: object[];
}

interface StoreCall {
  readonly method: string;
  readonly productIdentifier?: string;
  readonly productIdentifiers?: readonly string[];
  readonly appAccountToken?: string;
}

const prices: Readonly<Record<string, string>> = { gold_20: '€21.99', gold_50: '€54.99', vip_1: '€32.99' };

/** Google Play Billing on the phone: the plugin's replies, and purchases that the double of Google Play knows. */
export async function openPhoneStore(page: Page): Promise<PhoneStore> {
  const store: PhoneStore = { outcome: 'bought', opened: [], purchases: [] };
  const sell = async ({ productIdentifier: product = '', appAccountToken: order = '' }: StoreCall) => {
    store.opened.push(`${product} ${order}`);
    if (store.outcome === 'closed') return { rejects: 'USER_CANCELED' };
    if (store.outcome === 'away') return { rejects: 'BILLING_UNAVAILABLE' };
    const isPending = store.outcome === 'pending';
    const { token } = await buyInStore({ product, order, isPending });
    const state = { purchaseState: isPending ? '2' : '1' };
    const purchase = { transactionId: token, productIdentifier: product, purchaseToken: token, ...state };
    store.purchases.push(purchase);
    return purchase;
  };
  await page.exposeFunction('askStore', (call: StoreCall) => {
    if (call.method === 'purchaseProduct') return sell(call);
    if (call.method === 'getPurchases') return { purchases: store.purchases };
    const products = (call.productIdentifiers ?? []).flatMap((identifier) =>
      prices[identifier] === undefined ? [] : [{ identifier, priceString: prices[identifier] }],
    );
    return { products };
  });
  await page.addInitScript(() => {
    const opened = window as unknown as { askStore(call: object): Promise<{ rejects?: string }>; sellInStore: unknown };
    opened.sellInStore = async (call: object) => {
      const reply = await opened.askStore(call);
      if (reply.rejects !== undefined)
        throw Object.assign(new Error('Purchase is not purchased'), { code: reply.rejects });
      return reply;
    };
  });
  return store;
}
