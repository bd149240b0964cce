import { statement } from '../../../platform/db/statement.ts';

export const insertEarning = statement<{ transfer_id: number; member_id: number; amount: number; held_days: number }>(
  'insert_earning',
  `insert into ledger_earning (transfer_id, member_id, amount, available_at)
   values (:transfer_id, :member_id, :amount, now() + make_interval(days => :held_days::int))`,
);

/** Members whose earnings have matured, each with the sum; locked until settled. */
export const lockMatured = statement<{ most: number }, { member_id: number; transfer_id: number; amount: number }>(
  'lock_matured_earnings',
  `select member_id, transfer_id, amount - taken as amount from ledger_earning
   where state = 'pending' and available_at <= now() order by available_at limit :most for update skip locked`,
);

/** `settled_by` is null where nothing of the earnings is left. */
export const settleEarnings = statement<{ member_id: number; transfer_ids: number[]; settled_by: number | null }>(
  'settle_earnings',
  `update ledger_earning set state = 'available', settled_by = :settled_by
   where member_id = :member_id and transfer_id = any(:transfer_ids::bigint[]) and state = 'pending'`,
);

export const earningOf = statement<
  { transfer_id: number },
  { member_id: number; amount: number; taken: number; state: 'pending' | 'available' | 'reversed' }
>(
  'earning_of',
  'select member_id, amount, taken, state from ledger_earning where transfer_id = :transfer_id for update',
);

export const reverseEarning = statement<{ transfer_id: number; settled_by: number }>(
  'reverse_earning',
  "update ledger_earning set state = 'reversed', settled_by = :settled_by where transfer_id = :transfer_id and state in ('pending', 'available')",
);

export interface EarningLeft extends Record<string, unknown> {
  readonly transfer_id: number;
  readonly member_id: number;
  /** Hundredths of gold that were not taken back. */
  readonly left: number;
  readonly state: 'pending' | 'available';
}

/** The earnings of a cause that are not taken back, newest first; locked. */
export const lockEarningsOf = statement<{ cause: string; cause_id: number }, EarningLeft>(
  'lock_earnings_of_cause',
  `select e.transfer_id, e.member_id, e.amount - e.taken as left, e.state
   from ledger_transfer t join ledger_earning e on e.transfer_id = t.id
   where t.cause = :cause and t.cause_id = :cause_id and e.state <> 'reversed'
   order by e.transfer_id desc for update of e`,
);

/** A share that is taken back as a whole is reversed. */
export const takeFromEarning = statement<{
  transfer_id: number;
  amount: number;
  settled_by: number;
  taken_for: 'refund' | 'chargeback' | null;
}>(
  'take_from_earning',
  `update ledger_earning set taken = taken + :amount::bigint, taken_for = :taken_for,
     state = case when taken + :amount::bigint = amount then 'reversed' else state end,
     settled_by = case when taken + :amount::bigint = amount then :settled_by::bigint else settled_by end
   where transfer_id = :transfer_id and state <> 'reversed'`,
);
