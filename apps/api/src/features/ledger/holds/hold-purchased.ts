import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { lockWallets } from '../transfers/wallet.sql.ts';
import { addHeld, insertHold } from './hold.sql.ts';

/**
 * Holds gold of a payment under review: from the purchased wallet only, as far as it is still there. Released with
 * `voidHold`. Idempotent by key.
 */
export async function holdPurchased(
  db: Db,
  { key, member_id, amount }: { key: string; member_id: number; amount: GoldCents },
): Promise<void> {
  const wallets = await lockWallets.all(db, { member_ids: [member_id] });
  const purchased = wallets.find((wallet) => wallet.kind === 'purchased');
  const part = purchased === undefined ? 0 : Math.min(amount, purchased.balance - purchased.held);
  if (purchased === undefined || part <= 0) return;
  if ((await insertHold.first(db, { key, account_id: purchased.id, amount: part, is_spending: false })) === undefined)
    return;
  await addHeld.run(db, { account_id: purchased.id, amount: part });
}
