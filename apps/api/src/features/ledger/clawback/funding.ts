import type { GoldCents } from '@peonia/core/money.ts';
import { FundedGold, type UnpaidReason } from './funded-gold.ts';

/** What one transfer moved on the wallets of a member that hold bought gold, and on their debt. */
export interface WalletMove {
  readonly transfer_id: number;
  readonly kind: string;
  readonly cause: string;
  readonly cause_id: number;
  readonly reverses: number | null;
  readonly purchased: GoldCents;
  readonly debt: GoldCents;
}

interface UnpaidSpending {
  readonly gold: GoldCents;
  readonly reason: UnpaidReason | null;
}

/** Causes that move the share of a partner: a debt of theirs is not for gold that they bought. */
const shareCauses: readonly string[] = ['referral', 'clawback'];

/**
 * Replays the wallets of a member, oldest transfer first, and says of each spending how much of it is not paid: gold of
 * a payment that was refunded or charged back after it was spent. Zero where it was paid again. A payment funds what
 * was spent first; see decision 83.
 */
export function unpaidSpending(moves: readonly WalletMove[]): ReadonlyMap<number, UnpaidSpending> {
  return replay(moves).unpaid();
}

export function replay(moves: readonly WalletMove[]): FundedGold {
  const gold = new FundedGold();
  for (const move of moves) apply(gold, move);
  return gold;
}

function apply(gold: FundedGold, { transfer_id, kind, cause, cause_id, reverses, purchased, debt }: WalletMove): void {
  const order = cause === 'order' ? cause_id : null;
  if (reverses !== null) {
    if (purchased > 0) gold.giveBack(reverses, purchased);
    if (debt < 0) gold.owe(-debt);
    return;
  }
  if (shareCauses.includes(cause)) {
    if (debt < 0) gold.owe(-debt);
    else gold.repay(debt, order, 'other');
    return;
  }
  if (kind === 'refund' || kind === 'chargeback') {
    gold.takeBack(order, { covered: -purchased, missing: -debt, reason: kind });
    return;
  }
  if (debt > 0) gold.repay(debt, order, 'spending');
  if (purchased > 0) gold.credit(order, purchased);
  else if (purchased < 0) gold.spend(transfer_id, -purchased);
}
