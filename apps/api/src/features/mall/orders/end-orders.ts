import type { MallOrderState } from '@peonia/contract/mall/mall.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { transactionWithEvents } from '../../../platform/realtime/transaction-with-events.ts';
import { moveOrder } from './move-order.ts';
import {
  abandonedOrders,
  lockOrder,
  separatedOrders,
  unansweredOrders,
  unconfirmedOrders,
  type OrderRow,
} from './order.sql.ts';

const most = 100;

interface Context {
  readonly database: Database;
  readonly realtime: Realtime;
  readonly limits: Limits;
}

/** Ends or completes orders whose time is over, each in a transaction of its own, so that a crash loses none. */
export async function endOrders(context: Context): Promise<void> {
  const { database, limits } = context;
  const groups: readonly [Promise<{ id: number }[]>, (state: MallOrderState) => MallOrderState | null][] = [
    [unansweredOrders.all(database, { most }), from({ pending: 'expired' })],
    [separatedOrders.all(database, { most }), from({ pending: 'cancelled', accepted: 'cancelled' })],
    [
      abandonedOrders.all(database, { most, days: limits.order_prepare_days }),
      from({ accepted: 'cancelled', preparing: 'returned' }),
    ],
    [unconfirmedOrders.all(database, { most, days: limits.order_confirm_days }), from({ delivered: 'received' })],
  ];
  for (const [rows, next] of groups) for (const { id } of await rows) await endOne(context, id, next);
}

function from(steps: Partial<Record<MallOrderState, MallOrderState>>) {
  return (state: MallOrderState) => steps[state] ?? null;
}

/** Reads the state again under the lock: the order may have moved since it was found. */
async function endOne(
  context: Context,
  id: number,
  next: (state: MallOrderState) => MallOrderState | null,
): Promise<void> {
  await transactionWithEvents(context, async (transaction) => {
    const order: OrderRow | undefined = await lockOrder.first(transaction.db, { id });
    const state = order === undefined ? null : next(order.state);
    if (order !== undefined && state !== null) await moveOrder(transaction, order, { state, by: null });
  });
}
