import { staffList } from '../../accounts/public.ts';

/** Orders without address and card. */
export const orderList = staffList('orders', {
  columns: {
    id: 'o.id',
    sender_id: 'o.sender_id',
    recipient_id: 'o.recipient_id',
    is_gift: 'o.is_gift',
    state: 'o.state',
    total_cents: 'o.total',
    country: 'o.country',
    courier: 'o.courier',
    created_at: 'o.created_at',
    moved_at: 'o.moved_at',
  },
  from: 'mall_order o',
  where: ":show::text = 'all' or :show = 'open' and o.state in ('pending', 'accepted', 'preparing', 'delivered')",
  members: ['o.sender_id', 'o.recipient_id'],
});
