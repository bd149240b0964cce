import type { ReplyOf } from '@peonia/contract/endpoint.ts';
import { upgrade } from '@peonia/contract/membership.ts';
import { call } from '../../../platform/api/call.ts';
import type { StoredPayment } from '../../../platform/store/stored-payment.ts';
import { newIdempotencyKey } from './stored-payment.ts';

export type Upgrade = ReplyOf<typeof upgrade>;

/**
 * Longest pause before the upgrade is asked for, in ms: a crowd after an outage spreads out. Source: specification
 * section 4.
 */
const SPREAD = 2_000;
/** Before the second question while the server is still at it, in ms; each pause is longer than the one before. */
const AGAIN = 2_000;

/** Buys the pack from the balance or as a present, or asks for the one that was paid in money, until there is a result. */
export async function sendUpgrade(payment: StoredPayment, signal: AbortSignal): Promise<Upgrade> {
  const { choice, begun, key } = payment;
  const isPaid = choice.method !== 'balance' && choice.method !== 'present';
  if (isPaid) await pause(Math.random() * SPREAD, signal);
  for (let asked = 1; ; asked += 1) {
    // A question about a paid order changes nothing, and asked under an old key it would get the old answer.
    const answer = await call(
      upgrade,
      { body: bodyOf(choice, isPaid ? begun?.order.id : undefined) },
      { idempotent: isPaid ? newIdempotencyKey() : key, signal },
    );
    if (answer.status === 'success') return answer;
    await pause(AGAIN * asked, signal);
  }
}

function bodyOf({ method, month, target, price }: StoredPayment['choice'], orderId: string | undefined) {
  return {
    package: month ?? 1,
    gateway: method === 'balance' || method === 'present' ? method : ('order' as const),
    ...(orderId === undefined ? {} : { order_id: orderId }),
    ...(target === null ? {} : { user_id: target.user_id, agreed: true }),
    ...(method === 'balance' ? { expected: price.amount } : {}),
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'));
    });
  });
}
