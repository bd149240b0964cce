import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { postTransfer, type Line, type TransferOrder } from '../transfers/post-transfer.ts';
import { insertEarning, lockEarningsOf, takeFromEarning, type EarningLeft } from './earning.sql.ts';

/** A share that the house gives a partner. `key` is unique for each movement of the same cause. */
interface Share {
  readonly key: string;
  readonly cause: string;
  readonly cause_id: number;
  readonly member_id: number;
  readonly amount: GoldCents;
}

/** Books a share of the revenue as pending. Locks no row of the partner. */
export async function creditShare(
  db: Db,
  { member_id, amount, held_days, ...order }: Share & Pick<TransferOrder, 'other_id'> & { readonly held_days: number },
): Promise<void> {
  const { transfer_id, is_new } = await postTransfer(db, { ...order, kind: 'earning' }, [], () => [
    { house: 'revenue', amount: -amount },
    { house: 'pending_earnings', amount },
  ]);
  if (is_new) await insertEarning.run(db, { transfer_id, member_id, amount, held_days });
}

/**
 * Takes a part of the shares of a cause back, the newest first, each from where it is: pending, or the earned wallet;
 * what is gone becomes the partner's debt. Throws if the cause has less.
 */
export async function takeBackShare(
  db: Db,
  { member_id, amount, taken_for, ...order }: Share & { readonly taken_for: 'refund' | 'chargeback' | null },
): Promise<void> {
  const { cause, cause_id } = order;
  const parts = partsOf(await lockEarningsOf.all(db, { cause, cause_id }), amount);
  const sumOf = (state: EarningLeft['state']) =>
    parts.filter((part) => part.state === state).reduce((sum, part) => sum + part.taken, 0);
  const [pending, available] = [sumOf('pending'), sumOf('available')];
  const members = available === 0 ? [] : [member_id];
  const posted = await postTransfer(db, { ...order, kind: 'refund' }, members, (wallets): Line[] => {
    const earned = wallets.get(member_id)?.earned;
    const covered = Math.min(available, earned === undefined ? 0 : earned.balance - earned.held);
    return [
      { house: 'pending_earnings', amount: -pending },
      { member_id, wallet: 'earned', amount: -covered },
      { member_id, wallet: 'debt', amount: -(available - covered) },
      { house: 'revenue', amount },
    ];
  });
  if (!posted.is_new) return;
  for (const { transfer_id, taken } of parts)
    await takeFromEarning.run(db, { transfer_id, amount: taken, settled_by: posted.transfer_id, taken_for });
}

function partsOf(earnings: readonly EarningLeft[], amount: GoldCents): (EarningLeft & { readonly taken: number })[] {
  let missing = amount;
  const parts = earnings.map((earning) => {
    const taken = Math.min(missing, earning.left);
    missing -= taken;
    return { ...earning, taken };
  });
  if (missing > 0) throw new Error(`${missing} hundredths of gold more are taken back than were credited`);
  return parts.filter(({ taken }) => taken > 0);
}
