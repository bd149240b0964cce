import { statement } from '../../../platform/db/statement.ts';
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
