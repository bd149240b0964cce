import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { postTransfer, type Posted, type TransferOrder } from './post-transfer.ts';

/** Something of the house that was paid for in money, at its price in gold: no wallet moves, but the books know of it. */
export async function bookSale(db: Db, { amount, ...order }: TransferOrder & { amount: GoldCents }): Promise<Posted> {
  return postTransfer(db, order, [], () => [
    { house: 'clearing', amount: -amount },
    { house: 'revenue', amount },
  ]);
}

/** Takes a sale back whose payment was refunded or charged back. */
export async function takeBackSale(
  db: Db,
  { amount, ...order }: TransferOrder & { amount: GoldCents },
): Promise<Posted> {
  return postTransfer(db, order, [], () => [
    { house: 'revenue', amount: -amount },
    { house: 'clearing', amount },
  ]);
}

/** What was sold cannot be delivered: the payer gets its price as gold. */
export async function turnSaleIntoGold(
  db: Db,
  { member_id, amount, ...order }: TransferOrder & { member_id: number; amount: GoldCents },
): Promise<Posted> {
  return postTransfer(db, order, [member_id], () => [
    { house: 'revenue', amount: -amount },
    { member_id, wallet: 'purchased', amount },
  ]);
}
