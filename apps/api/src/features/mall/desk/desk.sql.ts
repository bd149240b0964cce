import type { DeskOrderPart } from '@peonia/contract/mall/mall-desk.ts';
import { pageAfterMoment } from '../../../platform/db/moment-cursor.sql.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { StaffQueueRow } from '../../accounts/public.ts';
import { orderColumns, type OrderPageRow } from '../orders/order.sql.ts';

export interface DeskOrderRow extends OrderPageRow {
  /** Target of the next step of the shop; null when none is left. */
  readonly due_at: Date | null;
}

/** When to begin, and when the order should be on its way: in the days of its slowest product. */
const dueAt = `case o.state
     when 'accepted' then o.moved_at + make_interval(hours => :start_hours::int)
     when 'preparing' then o.moved_at + make_interval(days => greatest(1, (
       select max(p.delivery_days) from mall_order_item i join product p on p.id = i.product_id where i.order_id = o.id)))
   end`;

const columns = `${orderColumns}, true as meets, ${dueAt} as due_at`;

export const deskOrders = statement<
  {
    state: string;
    show: DeskOrderPart;
    start_hours: number;
    language: string;
    /** Cursor of the page, `platform/db/moment-cursor.sql.ts`. */
    after: number | null;
    most: number;
  },
  DeskOrderRow & { readonly place: number } & Record<string, unknown>
>(
  'list_desk_mall_orders',
  pageAfterMoment(
    `select ${columns}, o.moved_at as at from mall_order o
     where o.state = :state and case :show::text
       when 'overdue' then ${dueAt} < now() when 'gift' then o.is_gift when 'own' then not o.is_gift else true end`,
  ),
);

export const deskOrder = statement<
  { id: number; start_hours: number; language: string },
  DeskOrderRow & Record<string, unknown>
>('desk_mall_order', `select ${columns} from mall_order o where o.id = :id and o.state <> 'pending'`);

/** Orders that wait for a step of staff. */
export const orderQueueState = statement<object, StaffQueueRow>(
  'order_queue_state',
  "select count(*) as size, 0 as mine, min(moved_at) as oldest_at from mall_order where state in ('accepted', 'preparing')",
);
