import { upgrade } from '@peonia/contract/money/membership.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { call } from '../../../platform/api/call.ts';
import type { StoredPayment } from './payment-record.ts';
import { newIdempotencyKey } from './stored-payment.ts';

export type Upgrade = ReplyOf<typeof upgrade>;

/**
 * Upper bound of the random delay before the upgrade, in milliseconds: spreads the load after an outage. Source:
 * specification section 4.
 */
const MAX_DELAY_MS = 2_000;
/** Delay before the second request while the server is still working, in milliseconds; grows with each attempt. */
const RETRY_DELAY_MS = 2_000;

/** Buys the pack from the balance or as a gift, or requests the one paid in money, until there is a result. */
export async function sendUpgrade(payment: StoredPayment, signal: AbortSignal): Promise<Upgrade> {
  const { choice, begun, key } = payment;
  const isPaid = choice.method !== 'balance' && choice.method !== 'present';
  if (isPaid) await pause(Math.random() * MAX_DELAY_MS, signal);
  for (let attempt = 1; ; attempt += 1) {
    // A request for a paid order changes nothing, and an old key would return the old reply.
    const answer = await call(
      upgrade,
      { body: bodyOf(choice, isPaid ? begun?.order.id : undefined) },
      { idempotent: isPaid ? newIdempotencyKey() : key, signal },
    );
    if (answer.status === 'success') return answer;
    await pause(RETRY_DELAY_MS * attempt, signal);
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
