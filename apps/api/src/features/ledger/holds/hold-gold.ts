import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { spendWithinCap } from '../spending/spending-cap.ts';
import { uncountSpending } from '../spending/spending.sql.ts';
import { postTransfer, type Posted, type TransferOrder } from '../transfers/post-transfer.ts';
import { splitSpending } from '../transfers/split-spending.ts';
import { lockWallets, type HouseKind } from '../transfers/wallet.sql.ts';
import { addHeld, closeHolds, insertHold, openHolds } from './hold.sql.ts';

/**
 * Holds gold under a key, bonus first; idempotent by key. It counts as spent today until released. Throws `gold_short`,
 * `payment_locked` while a debt exists, and a refusal beyond the member's daily cap.
 */
export async function holdGold(
  db: Db,
  { key, member_id, amount }: { key: string; member_id: number; amount: GoldCents },
): Promise<void> {
  const wallets = await lockWallets.all(db, { member_ids: [member_id] });
  const wallet = (kind: string) => wallets.find((row) => row.kind === kind);
  const [bonus, purchased] = [wallet('bonus'), wallet('purchased')];
  if (bonus === undefined || purchased === undefined) throw refuse('gold_short');
  if ((await openHolds.all(db, { key })).length > 0) return;
  if ((wallet('debt')?.balance ?? 0) < 0) throw refuse('payment_locked');
  const split = splitSpending(amount, {
    bonus: bonus.balance - bonus.held,
    purchased: purchased.balance - purchased.held,
  });
  if (split === null) throw refuse('gold_short');
  let held = 0;
  for (const [row, part] of [
    [bonus, split.bonus],
    [purchased, split.purchased],
  ] as const) {
    if (
      part === 0 ||
      (await insertHold.first(db, { key, account_id: row.id, amount: part, is_spending: true })) === undefined
    )
      continue;
    await addHeld.run(db, { account_id: row.id, amount: part });
    held += part;
  }
  await spendWithinCap(db, member_id, held);
}

/** Posts a hold as a transfer to the product. */
export async function postHold(db: Db, holdKey: string, order: TransferOrder, into: HouseKind): Promise<Posted> {
  const holds = await openHolds.all(db, { key: holdKey });
  for (const hold of holds) await addHeld.run(db, { account_id: hold.account_id, amount: -hold.amount });
  const posted = await postTransfer(db, order, [...new Set(holds.map((hold) => hold.member_id))], () => [
    ...holds.map((hold) => ({ member_id: hold.member_id, wallet: hold.kind, amount: -hold.amount })),
    { house: into, amount: holds.reduce((sum, hold) => sum + hold.amount, 0) },
  ]);
  await closeHolds.run(db, { ids: holds.map((hold) => hold.id), state: 'posted', transfer_id: posted.transfer_id });
  return posted;
}

/** Releases a hold. */
export async function voidHold(db: Db, holdKey: string): Promise<void> {
  const holds = await openHolds.all(db, { key: holdKey });
  for (const hold of holds) await addHeld.run(db, { account_id: hold.account_id, amount: -hold.amount });
  for (const hold of holds.filter((one) => one.is_spending))
    await uncountSpending.run(db, { member_id: hold.member_id, amount: hold.amount, held_at: hold.created_at });
  await closeHolds.run(db, { ids: holds.map((hold) => hold.id), state: 'void', transfer_id: null });
}
