import { staffList } from '../../accounts/public.ts';

const state = `case when r.won_at is not null then 'won' when r.lost_at is not null then 'lost'
    when d.evidence_at is not null then 'sent' else 'open' end`;

export const disputeList = staffList('disputes', {
  columns: {
    id: 'd.id',
    order_number: 'o.public_id',
    member_id: 'o.account_id',
    provider: 'd.gateway',
    amount_cents: 'r.amount',
    currency: 'o.currency',
    gold_cents: 'r.gold',
    state,
    due_at: 'd.due_at',
    evidence_at: 'd.evidence_at',
    evidence_by: 'd.evidence_by',
    decided_at: 'coalesce(r.won_at, r.lost_at)',
    created_at: 'd.created_at',
  },
  from: `payment_dispute d join payment_refund r on r.gateway = d.gateway and r.refund_id = d.refund_id
     join payment_order o on o.id = d.order_id`,
  where: `:show::text = 'all' or ${state} = :show`,
  members: ['o.account_id'],
});
