import { statement } from '../../../platform/db/statement.ts';

export interface UnpaidEarning extends Record<string, unknown> {
  readonly transfer_id: number;
  readonly amount: number;
  readonly taken: number;
  readonly state: 'pending' | 'available';
  readonly taken_for: 'refund' | 'chargeback' | null;
  readonly unpaid: number;
  /** Bought gold of the spending; its share is a part of this. */
  readonly spent: number;
  /** Movements until now. */
  readonly moves: number;
}

/** Earnings with what their payers have not paid; locked. */
export const lockUnpaid = statement<{ member_id: number; transfer_ids: number[] }, UnpaidEarning>(
  'lock_unpaid_earnings',
  `select e.transfer_id, e.amount, e.taken, e.state, e.taken_for, e.unpaid,
     (select -x.amount from ledger_entry x join ledger_account a on a.id = x.account_id
      where x.transfer_id = e.transfer_id and a.member_id is not null and a.kind = 'purchased') as spent,
     (select count(*) from ledger_clawback c where c.earning_id = e.transfer_id) as moves
   from ledger_earning e
   where e.member_id = :member_id and e.transfer_id = any(:transfer_ids::bigint[]) and e.state <> 'reversed'
   order by e.transfer_id for update of e`,
);

/** `amounts`: above zero where taken back, below zero where given back. */
export const moveTaken = statement<{ transfer_id: number; earning_ids: number[]; amounts: number[] }>(
  'move_taken_earnings',
  `with given as (
     select earning_id, amount from unnest(:earning_ids::bigint[], :amounts::bigint[]) as g(earning_id, amount)
   ), noted as (
     insert into ledger_clawback (transfer_id, earning_id, amount) select :transfer_id, earning_id, amount from given
   )
   update ledger_earning e set taken = e.taken + g.amount,
     taken_for = case when e.taken + g.amount = 0 then null else e.taken_for end
   from given g where e.transfer_id = g.earning_id`,
);
