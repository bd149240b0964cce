import type { Db } from '../../../platform/db/statement.ts';
import { tradeTotals } from './trade-totals.sql.ts';

/** Sums of a member's gold, for staff, without single transfers. */
export function readTradeTotals(
  db: Db,
  memberId: number,
): Promise<{ bought: number; spent: number; earned: number; movements: number; last_at: Date | null }> {
  return tradeTotals.one(db, { member_id: memberId });
}
