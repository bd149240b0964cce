import { cancelOrder, getOrder } from '@peonia/contract/payments.ts';
import { call } from '../../../platform/api/call.ts';
import { onLive } from '../../../platform/realtime/live.ts';
import { clearStoredPayment, updateStoredOrder, readStoredPayment } from './stored-payment.ts';

/** Polling interval in milliseconds; the live event usually comes first. */
const FIRST = 2_000;
const LATER = 8_000;
/** After this many milliseconds polling slows down. */
const PATIENCE = 90_000;

/** Keeps an order up to date by live events and polling; a hidden page does not poll. Returns an unsubscribe function. */
export function pollOrder(id: string): () => void {
  const begun = Date.now();
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const ask = async () => {
    if (!document.hidden) await askOnce(id, abort.signal);
    if (abort.signal.aborted) return;
    timer = setTimeout(() => void ask(), Date.now() - begun > PATIENCE ? LATER : FIRST);
  };
  const unsubscribe = onLive('payment.changed', ({ order }) => updateStoredOrder(order));
  const look = () => void (document.hidden || askOnce(id, abort.signal));
  // Returning from the provider's window refreshes at once.
  document.addEventListener('visibilitychange', look);
  void ask();
  return () => {
    abort.abort();
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', look);
  };
}

async function askOnce(id: string, signal: AbortSignal): Promise<void> {
  // Without a network the next poll retries.
  const order = await call(getOrder, { params: { id } }, { signal }).catch(() => null);
  if (order !== null) updateStoredOrder(order);
}

/** Cancels the payment. An order that was paid meanwhile stays paid and is shown as such. */
export async function cancelPayment(): Promise<void> {
  const payment = readStoredPayment();
  if (payment === null) return;
  if (payment.begun !== null) {
    const order = await call(cancelOrder, { params: { id: payment.begun.order.id }, body: { cancel: true } });
    updateStoredOrder(order);
    if (order.state !== 'cancelled' && order.state !== 'failed') return;
  }
  clearStoredPayment(payment.key);
}
