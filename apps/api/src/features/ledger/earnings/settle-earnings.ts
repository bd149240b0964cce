import type { Database } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import { postTransfer } from '../transfers/post-transfer.ts';
import '../events.ts';
import { lockMatured, settleEarnings } from './earning.sql.ts';

const batch = 500;

/**
 * Moves matured earnings to the partners' wallets, one transfer per partner and batch, each with a `payclear`
 * notification; returns the amounts.
 */
export async function settleMatured(
  database: Pick<Database, 'transaction'>,
): Promise<{ member_id: number; amount: number }[]> {
  return database.transaction(async (db) => {
    const rows = await lockMatured.all(db, { most: batch });
    const settled: { member_id: number; amount: number }[] = [];
    for (const [member_id, earnings] of Map.groupBy(rows, (row) => row.member_id)) {
      const amount = earnings.reduce((sum, earning) => sum + earning.amount, 0);
      const transfer_ids = earnings.map((earning) => earning.transfer_id);
      settled.push({ member_id, amount });
      if (amount === 0) {
        await settleEarnings.run(db, { member_id, transfer_ids, settled_by: null });
        continue;
      }
      const { transfer_id } = await postTransfer(
        db,
        {
          key: `earning:${member_id}:${transfer_ids[0]}`,
          kind: 'earning',
          cause: 'transfer',
          cause_id: transfer_ids[0] ?? 0,
        },
        [member_id],
        () => [
          { house: 'pending_earnings', amount: -amount },
          { member_id, wallet: 'earned', amount },
        ],
      );
      await settleEarnings.run(db, { member_id, transfer_ids, settled_by: transfer_id });
      await enqueue(db, 'ledger.settled', { member_id, amount, transfer_id });
    }
    return settled;
  });
}
