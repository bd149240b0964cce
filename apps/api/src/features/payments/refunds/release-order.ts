import { goldFromCents } from '@peonia/core/money.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { transactionWithEvents } from '../../../platform/realtime/transaction-with-events.ts';
import { emitBalance } from '../../ledger/public.ts';
import { notify } from '../../notifications/public.ts';
import { deliverPack } from '../orders/deliver-pack.ts';
import { lockOrder, markHeld, orderByPublicId } from '../orders/order.sql.ts';
import { languageOf, presentOrder } from '../orders/present-order.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { releaseOrderGold } from './hold-order.ts';

/**
 * Staff releases a payment after review: its gold can be spent, its pack begins. Source: decisions "Money: Recharge".
 */
export async function releaseOrder(
  context: Pick<PaymentsContext, 'database' | 'realtime'>,
  publicId: string,
): Promise<void> {
  await transactionWithEvents(context, async (call) => {
    const known = await orderByPublicId.first(call.db, { public_id: publicId });
    const order = known === undefined ? undefined : await lockOrder.one(call.db, { id: known.id });
    if (order === undefined || !order.is_held) throw refuse('not_found');
    const freed = await releaseOrderGold(call, order);
    await markHeld.run(call.db, { id: order.id, is_held: false, reason: null });
    await deliverPack(call, order);
    const released = await lockOrder.one(call.db, { id: order.id });
    call.emit(order.account_id, 'payment.changed', { order: presentOrder(released, languageOf(released)) });
    // A pack sends its own notification.
    if (order.month === null)
      await notify(call.db, {
        member_id: order.account_id,
        type: 'payclear',
        what: 'released',
        person_id: null,
        subject: order.id,
        facts: { amount: goldFromCents(freed) },
      });
    await emitBalance(call, order.account_id);
  });
}
