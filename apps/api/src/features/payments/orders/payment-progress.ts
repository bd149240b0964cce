import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import type { Progress } from '@peonia/contract/protocol/progress.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { ownOrder } from './order.sql.ts';
import { shownState } from './present-order.ts';

/** 50 percent is the payer's part, the rest is ours. A payment under review is pending. */
const progressOf: Readonly<Record<PaymentOrder['state'], Progress>> = {
  created: { state: 'waiting', percent: 0 },
  pending: { state: 'running', percent: 50 },
  paid: { state: 'running', percent: 90 },
  credited: { state: 'done', percent: 100 },
  failed: { state: 'failed', percent: 0 },
  cancelled: { state: 'failed', percent: 0 },
  refunded: { state: 'failed', percent: 0 },
};

/** Progress of a payment by the id of its order; null for somebody else's order. */
export async function paymentProgress(
  db: Db,
  { id, memberId }: { readonly id: string; readonly memberId: number },
): Promise<Progress | undefined> {
  const order = await ownOrder.first(db, { public_id: id, account_id: memberId });
  return order === undefined ? undefined : progressOf[shownState(order)];
}
