import type { Db } from '../../../platform/db/statement.ts';
import { earningOf, reverseEarning } from '../earnings/earning.sql.ts';
import { postTransfer, type Line, type Posted } from './post-transfer.ts';
import { entriesOf, type HouseKind, type WalletKind } from './wallet.sql.ts';

/**
 * Refunds a spending: every entry is reversed, each wallet gets back what it paid. The partner's share is taken from
 * where it is: pending, or the earned wallet; what is gone becomes the partner's debt.
 */
export async function reverseTransfer(
  db: Db,
  { key, transfer_id, cause, cause_id }: { key: string; transfer_id: number; cause: string; cause_id: number },
): Promise<Posted> {
  const entries = await entriesOf.all(db, { transfer_id });
  const earning = await earningOf.first(db, { transfer_id });
  const settled = earning?.state === 'available' ? earning : null;
  // What was taken back already is in the revenue.
  const taken = earning === undefined || earning.state === 'reversed' ? 0 : earning.taken;
  const members = [
    ...new Set([
      ...entries.flatMap((entry) => entry.member_id ?? []),
      ...(settled === null ? [] : [settled.member_id]),
    ]),
  ];
  const posted = await postTransfer(
    db,
    { key, kind: 'refund', cause, cause_id, reverses: transfer_id },
    members,
    (wallets) => {
      const turned: Line[] = [
        ...entries.map((entry): Line =>
          entry.member_id === null
            ? { house: entry.kind as HouseKind, amount: -entry.amount }
            : { member_id: entry.member_id, wallet: entry.kind as WalletKind, amount: -entry.amount },
        ),
        { house: 'pending_earnings', amount: taken },
        { house: 'revenue', amount: -taken },
      ];
      if (settled === null) return turned;
      // The pending account has paid the wallet already: the wallet pays instead.
      const earned = wallets.get(settled.member_id)?.earned;
      const left = settled.amount - taken;
      const covered = Math.min(left, earned === undefined ? 0 : earned.balance - earned.held);
      return [
        ...turned,
        { house: 'pending_earnings', amount: left },
        { member_id: settled.member_id, wallet: 'earned', amount: -covered },
        { member_id: settled.member_id, wallet: 'debt', amount: -(left - covered) },
      ];
    },
  );
  if (posted.is_new && earning !== undefined)
    await reverseEarning.run(db, { transfer_id, settled_by: posted.transfer_id });
  return posted;
}
