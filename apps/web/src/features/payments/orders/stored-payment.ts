import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import { randomId } from '@peonia/core/random-id.ts';
import { useMe, currentMe } from '../../../platform/session/session.ts';
import { browserStore, useStored } from '../../../platform/store/browser-store.ts';
import { type PaymentChoice, type StoredPayment, storedPayment } from './payment-record.ts';
import { newerOrder } from './payment-stage.ts';

/** Decoded payments by their stored value, so that an unchanged value gives the same object. */
const decoded = new WeakMap<object, StoredPayment | null>();

/** This member's payment in progress in this browser. */
export function useStoredPayment(): StoredPayment | null {
  const me = useMe();
  const payment = decodeOnce(useStored('payment'));
  return payment !== null && payment.account === me?.id ? payment : null;
}

/** The same outside of components. */
export function readStoredPayment(): StoredPayment | null {
  const payment = decodeOnce(browserStore.get('payment'));
  return payment !== null && payment.account === currentMe()?.id ? payment : null;
}

/** Stores a new payment before anything is sent. Null if one is in progress: a second press starts nothing. */
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
  browserStore.set('payment', { ...payment });
  return payment;
}

/** Updates the payment with this key; does nothing if another one has replaced it. */
export function updateStoredPayment(
  key: string,
  change: Partial<Pick<StoredPayment, 'insideCode' | 'begun' | 'told' | 'away'>>,
): void {
  const payment = readStoredPayment();
  if (payment?.key === key) browserStore.set('payment', { ...payment, ...change });
}

/** Stores an order received by reply or event. */
export function updateStoredOrder(order: PaymentOrder): void {
  const payment = readStoredPayment();
  if (payment?.begun?.order.id !== order.id) return;
  updateStoredPayment(payment.key, { begun: { ...payment.begun, order: newerOrder(payment.begun.order, order) } });
}

function decodeOnce(value: object | null): StoredPayment | null {
  if (value === null) return null;
  const payment = decoded.get(value) ?? storedPayment(value) ?? null;
  decoded.set(value, payment);
  return payment;
}

const clearedKeys = new Set<string>();

/** Removes the payment: it is finished, or cancelled before anything was paid. */
export function clearStoredPayment(key: string): void {
  if (readStoredPayment()?.key !== key) return;
  clearedKeys.add(key);
  browserStore.set('payment', null);
}

/** False if another tab has finished the payment. */
export function wasClearedHere(key: string): boolean {
  return clearedKeys.has(key);
}

/** A random Idempotency-Key. */
export function newIdempotencyKey(): string {
  return randomId();
}
