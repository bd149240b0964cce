import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { postTransfer, type Posted, type TransferOrder } from './post-transfer.ts';

/** Books something sold for money at its price in gold: no wallet moves, the revenue account does. */
export async function bookSale(db: Db, { amount, ...order }: TransferOrder & { amount: GoldCents }): Promise<Posted> {
  return postTransfer(db, order, [], () => [
    { house: 'clearing', amount: -amount },
    { house: 'revenue', amount },
  ]);
}

/** Reverses a sale whose payment was refunded or charged back. */
export async function takeBackSale(
  db: Db,
  { amount, ...order }: TransferOrder & { amount: GoldCents },
): Promise<Posted> {
  return postTransfer(db, order, [], () => [
    { house: 'revenue', amount: -amount },
    { house: 'clearing', amount },
  ]);
}

/** The item cannot be delivered: its payer gets the price as gold. */
export async function turnSaleIntoGold(
  db: Db,
  { member_id, amount, ...order }: TransferOrder & { member_id: number; amount: GoldCents },
): Promise<Posted> {
  return postTransfer(db, order, [member_id], () => [
    { house: 'revenue', amount: -amount },
    { member_id, wallet: 'purchased', amount },
  ]);
}
