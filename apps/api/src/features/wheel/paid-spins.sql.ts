import { paidItem } from '../ledger/public.ts';

/** Spins that won gold. */
export const wonSpins = paidItem({
  name: 'wheel spin',
  cause: 'wheel_spin',
  items: "select id::text as item, 'bonus' as kind, gold from wheel_spin where gold > 0",
  item: 't.cause_id::text',
});
