import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { enqueue, type Topics } from '../../../platform/outbox/outbox.ts';
import '../events.ts';
import { emitDebt } from '../transfers/debt-moved.ts';
import { postTransfer, type Line, type Wallets } from '../transfers/post-transfer.ts';
import { lockUnpaid, moveTaken, type UnpaidEarning } from './clawback.sql.ts';

interface Change extends UnpaidEarning {
  /** Above zero: to take back. Below zero: to give back. */
  readonly change: GoldCents;
}

/**
 * Takes back a partner's shares of what was not paid, and gives back those of what is paid again: each from where it
 * is, pending or available. What is gone becomes a debt of the partner. One transfer and one notification for all of
 * one reason.
 */
export async function takeBackUnpaid(
  db: Db,
  { member_id, transfer_ids }: Topics['ledger.share-unpaid'],
): Promise<void> {
  const changes = (await lockUnpaid.all(db, { member_id, transfer_ids: [...transfer_ids] }))
    .map((earning) => ({ ...earning, change: takenFor(earning) - earning.taken }))
    .filter(({ change }) => change !== 0);
  const back = changes.filter(({ change }) => change < 0);
  for (const reason of ['refund', 'chargeback'] as const)
    await take(
      db,
      member_id,
      changes.filter(({ change, taken_for }) => change > 0 && (taken_for ?? 'refund') === reason),
      reason,
    );
  await giveBack(db, member_id, back);
}

/** The part of a share whose gold is not paid: what is left is rounded half up, once. */
function takenFor({ amount, spent, unpaid }: Pick<UnpaidEarning, 'amount' | 'spent' | 'unpaid'>): GoldCents {
  const [paid, whole] = [BigInt(spent - Math.min(spent, unpaid)), BigInt(spent)];
  return amount - Number((BigInt(amount) * paid * 2n + whole) / (2n * whole));
}

async function take(
  db: Db,
  member_id: number,
  changes: readonly Change[],
  reason: 'refund' | 'chargeback',
): Promise<void> {
  const sums = sumsOf(changes);
  await move(db, { member_id, changes, kind: 'refund', what: reason }, (wallets) => {
    const earned = wallets.get(member_id)?.earned;
    const covered = Math.min(sums.available, earned === undefined ? 0 : earned.balance - earned.held);
    return [
      { house: 'pending_earnings', amount: -sums.pending },
      { member_id, wallet: 'earned', amount: -covered },
      { member_id, wallet: 'debt', amount: -(sums.available - covered) },
      { house: 'revenue', amount: sums.pending + sums.available },
    ];
  });
}

/** Settles a debt first, which the same share may have left. */
async function giveBack(db: Db, member_id: number, changes: readonly Change[]): Promise<void> {
  const { pending, available } = sumsOf(changes.map((one) => ({ ...one, change: -one.change })));
  let settled = 0;
  await move(db, { member_id, changes, kind: 'earning', what: 'returned' }, (wallets) => {
    settled = Math.min(available, -(wallets.get(member_id)?.debt.balance ?? 0));
    return [
      { house: 'revenue', amount: -(pending + available) },
      { house: 'pending_earnings', amount: pending },
      { member_id, wallet: 'debt', amount: settled },
      { member_id, wallet: 'earned', amount: available - settled },
    ];
  });
  await emitDebt(db, member_id, settled);
}

interface Movement {
  readonly member_id: number;
  readonly changes: readonly Change[];
  readonly kind: 'refund' | 'earning';
  readonly what: Topics['ledger.share-moved']['what'];
}

async function move(
  db: Db,
  { member_id, changes, kind, what }: Movement,
  plan: (wallets: Wallets) => readonly Line[],
): Promise<void> {
  const [first] = changes;
  if (first === undefined) return;
  const hasAvailable = changes.some(({ state }) => state === 'available');
  const { transfer_id } = await postTransfer(
    db,
    { key: `clawback:${first.transfer_id}:${first.moves}`, kind, cause: 'clawback', cause_id: first.transfer_id },
    hasAvailable ? [member_id] : [],
    plan,
  );
  const amounts = changes.map(({ change }) => change);
  await moveTaken.run(db, { transfer_id, earning_ids: changes.map((one) => one.transfer_id), amounts });
  const amount = Math.abs(amounts.reduce((sum, one) => sum + one, 0));
  await enqueue(db, 'ledger.share-moved', { member_id, amount, transfer_id, what });
}

function sumsOf(changes: readonly Change[]): Readonly<Record<'pending' | 'available', GoldCents>> {
  const sum = (state: Change['state']) =>
    changes.filter((one) => one.state === state).reduce((total, { change }) => total + change, 0);
  return { pending: sum('pending'), available: sum('available') };
}
