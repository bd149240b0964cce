import type {
  cancelOrder as cancelEndpoint,
  getOrder as endpoint,
  PaymentOrder,
} from '@peonia/contract/money/payments.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import '../events.ts';
import { callOff, lockOrder, ownOrder } from './order.sql.ts';
import { languageOf, presentOrder } from './present-order.ts';

/** The caller's own order; somebody else's is `not_found`. */
export async function readOrder({ db, caller, params, language }: Call<typeof endpoint>): Promise<PaymentOrder> {
  const order = await ownOrder.first(db, { public_id: params.id, account_id: caller.id });
  if (order === undefined) throw refuse('not_found');
  return presentOrder(order, language);
}

/** Cancels an order and closes it at the provider. Money that has arrived there is not affected. */
export async function cancelOrder({
  db,
  caller,
  params,
  language,
  emit,
}: Call<typeof cancelEndpoint>): Promise<PaymentOrder> {
  const own = await ownOrder.first(db, { public_id: params.id, account_id: caller.id });
  if (own === undefined) throw refuse('not_found');
  const order = await lockOrder.one(db, { id: own.id });
  if (order.state === 'created' || order.state === 'pending') {
    await callOff.run(db, { id: order.id });
    await enqueue(db, 'payments.called-off', { order_id: order.id });
    const changed = await lockOrder.one(db, { id: order.id });
    // Every device of the payer gets the event, in the language in which the payment began.
    emit(caller.id, 'payment.changed', { order: presentOrder(changed, languageOf(changed)) });
    return presentOrder(changed, language);
  }
  return presentOrder(order, language);
}
