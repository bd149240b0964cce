import type { ShellPurchase, ShellPurchaseResult, ShellStore } from '@peonia/contract/protocol/app-shell.ts';
import type { Native } from './native.ts';
import { openSignal } from './signal.ts';

const plugin = 'NativePurchases';
/** Of Android: 1 is paid, 0 or 2 wait for the money. */
const paid = '1';

/** Purchases by the plugin `@capgo/native-purchases`: Google Play Billing and StoreKit 2. */
export function openStore(native: Native): ShellStore {
  const later = openSignal<ShellPurchase>();
  const isAndroid = native.platform === 'android';
  native.listen(plugin, 'transactionUpdated', (data) => {
    const purchase = readPurchase(data);
    if (purchase !== null) later.emit(purchase);
  });
  return {
    async products(ids) {
      const reply = await native.call(plugin, 'getProducts', { productIdentifiers: ids, productType: 'inapp' });
      return listOf(reply, 'products').flatMap(({ identifier, priceString }) =>
        typeof identifier === 'string' && typeof priceString === 'string' && ids.includes(identifier)
          ? [{ id: identifier, price: priceString }]
          : [],
      );
    },
    async buy(product, order) {
      // The server consumes at Google, and `finish` ends at Apple: a purchase is never ended before it is delivered.
      const options = { productIdentifier: product, productType: 'inapp', appAccountToken: order };
      return native
        .call(plugin, 'purchaseProduct', {
          ...options,
          quantity: 1,
          isConsumable: false,
          autoAcknowledgePurchases: false,
        })
        .then(resultOf, failureOf);
    },
    async unfinished() {
      const reply = await native.call(plugin, 'getPurchases', { productType: 'inapp' });
      return listOf(reply, 'purchases').flatMap((one) => {
        const isOver = one['revocationDate'] !== undefined || (isAndroid && one['purchaseState'] !== paid);
        const purchase = isOver ? null : readPurchase(one);
        return purchase === null ? [] : [purchase];
      });
    },
    async finish({ id }) {
      if (!isAndroid) await native.call(plugin, 'acknowledgePurchase', { purchaseToken: id });
    },
    onPurchase: (listener) => later.listen(listener),
  };
}

/** A transaction of Apple is signed, and one of Google has a token. */
function readPurchase(data: unknown): ShellPurchase | null {
  const { transactionId: id, productIdentifier: product, ...rest } = (data ?? {}) as Record<string, unknown>;
  const proof = rest['jwsRepresentation'] ?? rest['purchaseToken'];
  if (typeof product !== 'string' || typeof proof !== 'string' || proof === '') return null;
  return { id: typeof id === 'string' ? id : proof, product, proof };
}

function resultOf(data: unknown): ShellPurchaseResult {
  const { purchaseState } = (data ?? {}) as { purchaseState?: unknown };
  if (purchaseState !== undefined && purchaseState !== paid) return { kind: 'pending' };
  const purchase = readPurchase(data);
  return purchase === null ? { kind: 'failed' } : { kind: 'bought', purchase };
}

/** The plugin rejects with words and, on Android, a code. */
function failureOf(error: unknown): ShellPurchaseResult {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  if (code === 'USER_CANCELED' || /cancel/i.test(message)) return { kind: 'closed' };
  return { kind: /pending/i.test(`${code} ${message}`) ? 'pending' : 'failed' };
}

function listOf(reply: unknown, name: string): readonly Record<string, unknown>[] {
  const list = ((reply ?? {}) as Record<string, unknown>)[name];
  return Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one !== null) : [];
}
