import { statement } from '../../platform/db/statement.ts';
import { heldForPayouts, paidFromHouse, paidItem, type PaidItem } from '../ledger/public.ts';

/** Transfers of payouts: held when requested, paid to the bank, or given back. */
const movements = paidItem({
  name: 'payout',
  cause: 'payout',
  items: `select 'payout:' || id as item, 'payout' as kind, gold from payout_request
     union all
     select 'payout:' || id || ':paid', 'payout', gold from payout_request where paid_at is not null
     union all
     select 'payout:' || id || ':back', 'refund', gold from payout_request where state in ('refused', 'failed', 'cancelled')`,
  item: 't.key',
});

/** The payout account holds the gold of open requests and nothing else. */
const held = statement<object, { rule: string; count: number; example: string }>(
  'prove_held_payouts',
  `select 'the payout account does not hold what is requested' as rule, 1 as count, (held - requested)::text as example
   from (
     select ${heldForPayouts} as held,
       (select coalesce(sum(gold), 0)::bigint from payout_request where state in ('requested', 'approved')) as requested
   ) both_sides where held <> requested`,
);

/** What left the bank is what is paid and was not returned. */
const paid = statement<object, { rule: string; count: number; example: string }>(
  'prove_paid_payouts',
  `select 'the bank did not pay what was paid out' as rule, 1 as count, (moved - paid)::text as example
   from (
     select ${paidFromHouse} as moved,
       (select coalesce(sum(gold), 0)::bigint from payout_request where state = 'paid') as paid
   ) both_sides where moved <> paid`,
);

export const paidPayouts: PaidItem = { ...movements, checks: [...movements.checks, held, paid] };
