import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { postTransfer, type Posted, type TransferOrder } from './post-transfer.ts';
import type { HouseKind } from './wallet.sql.ts';

/** Moves gold between two accounts of the house; no wallet moves. The amount is positive. */
export async function bookHouse(
  db: Db,
  {
    debit,
    credit,
    amount,
    ...order
  }: TransferOrder & { readonly debit: HouseKind; readonly credit: HouseKind; readonly amount: GoldCents },
): Promise<Posted> {
  if (amount <= 0 || debit === credit) throw new RangeError(`No movement of the house: ${amount}, ${debit}, ${credit}`);
  return postTransfer(db, order, [], () => [
    { house: debit, amount: -amount },
    { house: credit, amount },
  ]);
}
