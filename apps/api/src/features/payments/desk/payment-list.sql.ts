import { staffList } from '../../accounts/public.ts';

export const paymentList = staffList('payments', {
  columns: {
    id: 'o.id',
    order_number: 'o.public_id',
    member_id: 'o.account_id',
    provider: 'o.gateway',
    amount_cents: 'o.amount',
    currency: 'o.currency',
    gold_cents: 'o.gold',
    state: 'o.state',
    is_held: 'o.is_held',
    reason: 'o.reason',
    created_at: 'o.created_at',
    changed_at: 'o.changed_at',
  },
  from: 'payment_order o',
  where: `:show::text = 'all' or :show = 'held' and o.is_held or :show = 'refunded' and o.state = 'refunded'
    or :show = 'failed' and o.state in ('failed', 'cancelled')`,
  members: ['o.account_id'],
});
