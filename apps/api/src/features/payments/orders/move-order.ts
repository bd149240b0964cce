import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import '../events.ts';
import { transitionsBetween, type OrderState } from './order-state-machine.ts';
import { lockOrder, moveOrder, type OrderRow } from './order.sql.ts';
import { languageOf, presentOrder } from './present-order.ts';

/** Moves an order by every state on its way. */
export async function walk({ db }: EventTransaction, order: OrderRow, to: OrderState): Promise<void> {
  const way = transitionsBetween(order.state, to);
  if (way === null) throw new Error(`An order does not go from ${order.state} to ${to}`);
  for (const state of way) await moveOrder.run(db, { id: order.id, state, reason: null });
}

/** Tells the payer's pages how an order stands now. */
export async function tell({ db, emit }: EventTransaction, { id }: OrderRow): Promise<void> {
  const order = await lockOrder.one(db, { id });
  emit(order.account_id, 'payment.changed', { order: presentOrder(order, languageOf(order)) });
}
