import type { PaymentOrder } from '@peonia/contract/payments.ts';
import { useMe, currentMe } from '../../../platform/session/session.ts';
import { browserStore, useStored } from '../../../platform/store/browser-store.ts';
import type { PaymentChoice, StoredPayment } from '../../../platform/store/stored-payment.ts';
import { newerOrder } from './payment-stage.ts';

/** The payment of this member that is under way in this browser. */
export function useStoredPayment(): StoredPayment | null {
  const me = useMe();
  const payment = useStored('payment');
  return payment !== null && payment.account === me?.id ? payment : null;
}

/** The same for code outside of components. */
export function readStoredPayment(): StoredPayment | null {
  const payment = browserStore.get('payment');
  return payment !== null && payment.account === currentMe()?.id ? payment : null;
}

/** Keeps a new payment before anything of it is sent. Null where one is under way: a second tap begins nothing. */
export function createStoredPayment(choice: PaymentChoice): StoredPayment | null {
  const me = currentMe();
  if (me === null || readStoredPayment() !== null) return null;
  const payment: StoredPayment = {
    account: me.id,
    key: newIdempotencyKey(),
    choice,
    insideCode: null,
    begun: null,
    told: false,
    away: false,
  };
  browserStore.set('payment', payment);
  return payment;
}

/** Changes the payment with this key, and no other that may have taken its place. */
export function updateStoredPayment(
  key: string,
  change: Partial<Pick<StoredPayment, 'insideCode' | 'begun' | 'told' | 'away'>>,
): void {
  const payment = readStoredPayment();
  if (payment?.key === key) browserStore.set('payment', { ...payment, ...change });
}

/** Keeps what was heard of an order, from an answer or an event. */
export function updateStoredOrder(order: PaymentOrder): void {
  const payment = readStoredPayment();
  if (payment?.begun?.order.id !== order.id) return;
  updateStoredPayment(payment.key, { begun: { ...payment.begun, order: newerOrder(payment.begun.order, order) } });
}

const forgotten = new Set<string>();

/** The payment is over, or given up before anything was paid. */
export function clearStoredPayment(key: string): void {
  if (readStoredPayment()?.key !== key) return;
  forgotten.add(key);
  browserStore.set('payment', null);
}

/** False where another tab has brought the payment to its end. */
export function wasClearedHere(key: string): boolean {
  return forgotten.has(key);
}

/** An Idempotency-Key nobody can guess. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
