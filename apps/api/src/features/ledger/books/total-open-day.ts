import type { Db } from '../../../platform/db/statement.ts';
import { deleteTotalsOfClosedDays, oldTransactionRuns, storeRunningTotals } from './running-total.sql.ts';

const stepMs = 5 * 60_000;
/** Transactions that run at the turn of five minutes have ended by then. */
const settledMs = 60_000;

/**
 * Stores the totals of the books up to the last full five minutes that are a minute past. Skipped while a transaction
 * that began before is still running: its transfers have a time that would be counted already.
 */
export async function totalOpenDay(db: Db, now = new Date()): Promise<void> {
  const until = new Date(Math.floor((now.getTime() - settledMs) / stepMs) * stepMs);
  if ((await oldTransactionRuns.one(db, { until })).runs) return;
  await storeRunningTotals.run(db, { until });
  await deleteTotalsOfClosedDays.run(db, {});
}
