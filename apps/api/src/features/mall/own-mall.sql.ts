import { statement } from '../../platform/db/statement.ts';

/** The books keep an order for the other side and the shop; whose it was and their words and address go. */
export const eraseMallOrders = statement<{ member_id: number }>(
  'erase_mall_orders',
  `with addresses as (delete from saved_address where member_id = :member_id)
   update mall_order set
     card = case when sender_id = :member_id then '' else card end,
     address = case when recipient_id = :member_id and state not in ('accepted', 'preparing') then null else address end,
     country = case when recipient_id = :member_id and state not in ('accepted', 'preparing') then null else country end,
     sender_unseen = sender_unseen and sender_id <> :member_id, recipient_unseen = recipient_unseen and recipient_id <> :member_id,
     sender_id = nullif(sender_id, :member_id), recipient_id = nullif(recipient_id, :member_id)
   where sender_id = :member_id or recipient_id = :member_id`,
);

export const ordersOf = statement<
  { member_id: number },
  {
    id: number;
    sent_by_me: boolean;
    for_me: boolean;
    state: string;
    total: number;
    card: string;
    address: Buffer | null;
    created_at: Date;
    items: { name: string; quantity: number }[];
  }
>(
  'own_mall_orders_of',
  `select o.id, coalesce(o.sender_id = :member_id, false) as sent_by_me, coalesce(o.recipient_id = :member_id, false) as for_me, o.state, o.total, o.card, o.address, o.created_at,
     (select jsonb_agg(jsonb_build_object('name', n.name, 'quantity', i.quantity) order by i.product_id)
      from mall_order_item i join product_text n on n.product_id = i.product_id and n.language = 'en' where i.order_id = o.id) as items
   from mall_order o where o.sender_id = :member_id or o.recipient_id = :member_id order by o.id`,
);
