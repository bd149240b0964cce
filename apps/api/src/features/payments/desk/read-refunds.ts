import type { Db } from '../../../platform/db/statement.ts';
import { refundsOfOrder } from './payment-desk.sql.ts';

/** Refunds of a payment that are listed. */
const refundsMost = 100;

export type RefundRow = Awaited<ReturnType<typeof refundsOfOrder.all>>[number];

/** The newest refunds and chargebacks of an order, the oldest of them first, and whether there are older ones. */
export async function readRefunds(
  db: Db,
  orderId: number,
): Promise<{ readonly refunds: readonly RefundRow[]; readonly refunds_older: boolean }> {
  const newest = await refundsOfOrder.all(db, { order_id: orderId, most: refundsMost + 1 });
  return { refunds: newest.slice(0, refundsMost).toReversed(), refunds_older: newest.length > refundsMost };
}
