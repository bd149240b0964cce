import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { emitDebt } from './debt-moved.ts';
import { postTransfer, type Posted, type TransferOrder } from './post-transfer.ts';

/** Credits gold bought with money. A debt is settled first; the rest becomes purchased gold. */
export async function creditPurchase(
  db: Db,
  { member_id, amount, ...order }: TransferOrder & { member_id: number; amount: GoldCents },
): Promise<Posted> {
  let settled = 0;
  const posted = await postTransfer(db, order, [member_id], (wallets) => {
    const owed = -(wallets.get(member_id)?.debt.balance ?? 0);
    settled = Math.min(owed, amount);
    return [
      { house: 'clearing', amount: -amount },
      { member_id, wallet: 'debt', amount: settled },
      { member_id, wallet: 'purchased', amount: amount - settled },
    ];
  });
  await emitDebt(db, member_id, settled);
  return posted;
}

/** Credits bonus gold: spent first; it cannot be refunded or paid out. */
export async function creditBonus(
  db: Db,
  { member_id, amount, ...order }: TransferOrder & { member_id: number; amount: GoldCents },
): Promise<Posted> {
  return postTransfer(db, order, [member_id], () => [
    { house: 'promotion', amount: -amount },
    { member_id, wallet: 'bonus', amount },
  ]);
}

/**
 * Takes back gold whose payment was charged back; spent gold becomes a debt that blocks spending, and the shares of
 * partners in it are taken back.
 */
export async function takeBackPurchase(
  db: Db,
  { member_id, amount, ...order }: TransferOrder & { member_id: number; amount: GoldCents },
): Promise<Posted> {
  let missing = 0;
  const posted = await postTransfer(db, order, [member_id], (wallets) => {
    const purchased = wallets.get(member_id)?.purchased;
    const covered = Math.min(amount, purchased === undefined ? 0 : purchased.balance - purchased.held);
    missing = amount - covered;
    return [
      { house: 'clearing', amount },
      { member_id, wallet: 'purchased', amount: -covered },
      { member_id, wallet: 'debt', amount: -missing },
    ];
  });
  await emitDebt(db, member_id, missing);
  return posted;
}
