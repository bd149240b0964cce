import { cancelOrder, getOrder } from '@peonia/contract/money/payments.ts';
import { call } from '../../../platform/api/call.ts';
import { onLive } from '../../../platform/realtime/live.ts';
import { clearStoredPayment, updateStoredOrder, readStoredPayment } from './stored-payment.ts';

/** Polling interval in milliseconds; the live event usually comes first. */
const FAST_INTERVAL_MS = 2_000;
const SLOW_INTERVAL_MS = 8_000;
/** After this many milliseconds polling slows down. */
const FAST_PHASE_MS = 90_000;

/**
 * Keeps an order up to date by live events and polling; a hidden page does not poll. Returns an unsubscribe function.
 */
export function pollOrder(id: string): () => void {
  const startedAt = Date.now();
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const poll = async () => {
    if (!document.hidden) await pollOnce(id, abort.signal);
    if (abort.signal.aborted) return;
    timer = setTimeout(() => void poll(), Date.now() - startedAt > FAST_PHASE_MS ? SLOW_INTERVAL_MS : FAST_INTERVAL_MS);
  };
  const unsubscribe = onLive('payment.changed', ({ order }) => updateStoredOrder(order));
  const pollNow = () => void (document.hidden || pollOnce(id, abort.signal));
  // Returning from the provider's window refreshes at once.
  document.addEventListener('visibilitychange', pollNow);
  void poll();
  return () => {
    abort.abort();
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', pollNow);
  };
}

async function pollOnce(id: string, signal: AbortSignal): Promise<void> {
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
