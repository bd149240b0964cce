import { statement } from '../../../platform/db/statement.ts';
import type { StaffQueueRow } from '../../accounts/public.ts';
import { orderColumns, type OrderPageRow } from '../orders/order.sql.ts';

export const deskOrders = statement<
  { state: string; language: string; most: number },
  OrderPageRow & Record<string, unknown>
>(
  'list_desk_mall_orders',
  `select ${orderColumns}, true as meets from mall_order o where o.state = :state order by o.moved_at, o.id limit :most`,
);

export const deskOrder = statement<{ id: number; language: string }, OrderPageRow & Record<string, unknown>>(
  'desk_mall_order',
  `select ${orderColumns}, true as meets from mall_order o where o.id = :id and o.state <> 'pending'`,
);

/** Orders that wait for a step of staff. */
export const orderQueueState = statement<object, StaffQueueRow>(
  'order_queue_state',
  "select count(*) as size, 0 as mine, min(moved_at) as oldest_at from mall_order where state in ('accepted', 'preparing')",
);
