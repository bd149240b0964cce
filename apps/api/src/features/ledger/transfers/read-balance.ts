import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { openWallets, walletsOf } from './wallet.sql.ts';

/** A member's spendable gold: bonus and purchased, less holds. */
export async function readBalance(db: Db, memberId: number): Promise<GoldCents> {
  const wallets = await walletsOf.all(db, { member_id: memberId });
  return wallets
    .filter((wallet) => wallet.kind === 'bonus' || wallet.kind === 'purchased')
    .reduce((sum, wallet) => sum + wallet.balance - wallet.held, 0);
}

/** What a member owes since spent gold was taken back. */
export async function readDebt(db: Db, memberId: number): Promise<GoldCents> {
  const wallets = await walletsOf.all(db, { member_id: memberId });
  return -(wallets.find((wallet) => wallet.kind === 'debt')?.balance ?? 0);
}

/** Creates the wallets of a new account. */
export async function openLedger(db: Db, accountId: number): Promise<void> {
  await openWallets.run(db, { member_id: accountId });
}
