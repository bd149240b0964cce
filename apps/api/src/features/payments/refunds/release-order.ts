import { goldFromCents } from '@peonia/core/money.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { emitBalance } from '../../ledger/public.ts';
import { notify } from '../../notifications/public.ts';
import { deliverOrder } from '../orders/deliver-order.ts';
import { isForGold, lockOrder, markReleased, type OrderRow } from '../orders/order.sql.ts';
import { languageOf, presentOrder } from '../orders/present-order.ts';
import type { PaymentItem } from '../payment-item.ts';
import '../events.ts';
import { releaseOrderGold } from './hold-order.ts';

/**
 * Releases a held payment: its gold can be spent, its pack begins. Expects the order as it was locked. Called when two
 * members of the staff have decided, or the last of the provider's reviews ended well. Source: decisions "Money:
 * Recharge".
 */
export async function releaseOrder(
  call: EventTransaction,
  order: OrderRow,
  items: readonly PaymentItem[],
): Promise<void> {
  const freed = await releaseOrderGold(call, order);
  await markReleased.run(call.db, { id: order.id });
  await deliverOrder(call, order, items);
  await enqueue(call.db, 'payments.moved', { order_id: order.id });
  const released = await lockOrder.one(call.db, { id: order.id });
  call.emit(order.account_id, 'payment.changed', { order: presentOrder(released, languageOf(released)) });
  // Packs and things send their own notifications.
  if (isForGold(order))
    await notify(call.db, {
      member_id: order.account_id,
      type: 'payclear',
      what: 'released',
      person_id: null,
      subject: order.id,
      facts: { amount: goldFromCents(freed) },
    });
  await emitBalance(call, order.account_id);
}
