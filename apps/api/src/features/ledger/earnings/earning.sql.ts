import { statement } from '../../../platform/db/statement.ts';

export const insertEarning = statement<{ transfer_id: number; member_id: number; amount: number; held_days: number }>(
  'insert_earning',
  `insert into ledger_earning (transfer_id, member_id, amount, available_at)
   values (:transfer_id, :member_id, :amount, now() + make_interval(days => :held_days::int))`,
);

/** Members whose earnings have matured, each with the sum; locked until settled. */
export const lockMatured = statement<{ most: number }, { member_id: number; transfer_id: number; amount: number }>(
  'lock_matured_earnings',
  `select member_id, transfer_id, amount from ledger_earning
   where state = 'pending' and available_at <= now() order by available_at limit :most for update skip locked`,
);

export const settleEarnings = statement<{ member_id: number; transfer_ids: number[]; settled_by: number }>(
  'settle_earnings',
  `update ledger_earning set state = 'available', settled_by = :settled_by
   where member_id = :member_id and transfer_id = any(:transfer_ids::bigint[]) and state = 'pending'`,
);

export const earningOf = statement<
  { transfer_id: number },
  { member_id: number; amount: number; state: 'pending' | 'available' | 'reversed' }
>('earning_of', 'select member_id, amount, state from ledger_earning where transfer_id = :transfer_id for update');

export const reverseEarning = statement<{ transfer_id: number; settled_by: number }>(
  'reverse_earning',
  "update ledger_earning set state = 'reversed', settled_by = :settled_by where transfer_id = :transfer_id and state in ('pending', 'available')",
);
