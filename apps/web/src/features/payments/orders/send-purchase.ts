import { purchase } from '@peonia/contract/money/payments.ts';
import { call } from '../../../platform/api/call.ts';
import type { BegunPayment, StoredPayment } from './payment-record.ts';
import { updateStoredPayment } from './stored-payment.ts';

/** Starts the payment at its gateway. Every retry uses the same idempotency key, so the server creates one order. */
export async function sendPurchase({ key, choice, insideCode }: StoredPayment): Promise<BegunPayment> {
  const { method, gold, month, item, target, price } = choice;
  if (method === 'balance' || method === 'present' || price.currency === 'gold')
    throw new Error(`${method} is no gateway`);
  const begun = await call(
    purchase,
    {
      params: { method },
      body: {
        ...(item !== null ? { item } : month === null ? { amount: gold ?? 0 } : { month }),
        ...(target === null ? {} : { user_id: target.user_id, agreed: true }),
        ...(insideCode === null || insideCode === '' ? {} : { inside_code: insideCode }),
        expected: { amount: price.amount, currency: price.currency },
      },
    },
    { idempotent: key },
  );
  updateStoredPayment(key, { begun });
  return begun;
}
