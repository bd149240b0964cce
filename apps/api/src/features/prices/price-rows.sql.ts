import { staffList } from '../accounts/public.ts';

/** Heads of the price lists; they name no member. */
export const priceRows = staffList('prices', {
  columns: {
    id: 'p.id',
    state: 'p.state',
    valid_from: 'p.valid_from',
    author_id: 'p.author_id',
    created_at: 'p.created_at',
    decided_at: 'p.decided_at',
    decided_by: 'p.decided_by',
    reason: 'p.reason',
  },
  from: 'price_list p',
  where: ":show::text = 'all'",
  members: [],
});
