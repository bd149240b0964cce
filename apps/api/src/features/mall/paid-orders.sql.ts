import { paidItem } from '../ledger/public.ts';

/** Delivered orders, and those whose gold came back after delivery. Held gold is no transfer. */
export const paidOrders = paidItem({
  name: 'mall order',
  cause: 'mall_order',
  items: `select id::text as item, 'order' as kind, total as gold from mall_order where transfer_id is not null
    union all select id || ' back', 'refund', total from mall_order where transfer_id is not null and state = 'returned'`,
  item: "t.cause_id || case when t.reverses is null then '' else ' back' end",
});
