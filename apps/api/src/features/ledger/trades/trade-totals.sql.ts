import { statement } from '../../../platform/db/statement.ts';

/** Hundredths of gold a member has bought, spent and earned, and the time of the last transfer. */
export const tradeTotals = statement<
  { member_id: number },
  { bought: number; spent: number; earned: number; movements: number; last_at: Date | null }
>(
  'trade_totals',
  `select coalesce(sum(e.amount) filter (where a.kind = 'purchased' and e.amount > 0), 0)::bigint as bought,
     coalesce(-sum(e.amount) filter (where a.kind in ('purchased', 'bonus') and e.amount < 0), 0)::bigint as spent,
     coalesce(sum(e.amount) filter (where a.kind = 'earned' and e.amount > 0), 0)::bigint as earned,
     count(distinct e.transfer_id) as movements, max(t.created_at) as last_at
   from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_transfer t on t.id = e.transfer_id
   where a.member_id = :member_id`,
);
