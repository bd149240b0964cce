import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { insertEarning } from '../earnings/earning.sql.ts';
import { spendWithinCap } from '../spending/spending-cap.ts';
import { postTransfer, type Line, type Posted, type TransferOrder, type Wallets } from './post-transfer.ts';
import { shareOf, splitSpending } from './split-spending.ts';

export interface Spending extends TransferOrder {
  readonly member_id: number;
  readonly price: GoldCents;
  /** The partner whose item is bought; they earn a share of its purchased gold. */
  readonly earner?: { readonly member_id: number; readonly basis_points: number; readonly held_days: number };
}

/**
 * Spends gold: bonus first, then purchased, to the revenue account. Throws `gold_short` if both do not suffice, `debt`
 * while a debt exists, and a refusal beyond the member's daily cap. A partner's share is booked as pending and locks no
 * row of the partner.
 */
export async function spendGold(db: Db, { member_id, price, earner, ...order }: Spending): Promise<Posted> {
  let share = 0;
  return postTransfer(
    db,
    order,
    [member_id],
    (wallets) => {
      const planned = planSpending(wallets, { member_id, price, ...(earner === undefined ? {} : { earner }) });
      share = planned.share;
      return planned.lines;
    },
    (transfer_id) =>
      Promise.all([
        spendWithinCap(db, member_id, price),
        earner === undefined || share === 0
          ? null
          : insertEarning.run(db, {
              transfer_id,
              member_id: earner.member_id,
              amount: share,
              held_days: earner.held_days,
            }),
      ]),
  );
}

interface SpendingPlan {
  readonly lines: readonly Line[];
  /** Of the earner. */
  readonly share: GoldCents;
}

/** Throws a refusal where the wallets do not allow the spending. */
export function planSpending(
  wallets: Wallets,
  { member_id, price, earner }: Pick<Spending, 'member_id' | 'price' | 'earner'>,
): SpendingPlan {
  const balances = wallets.get(member_id);
  if (balances === undefined) throw refuse('gold_short');
  if (balances.debt.balance < 0) throw refuse('payment_locked');
  const split = splitSpending(price, {
    bonus: balances.bonus.balance - balances.bonus.held,
    purchased: balances.purchased.balance - balances.purchased.held,
  });
  if (split === null) throw refuse('gold_short');
  const share = earner === undefined ? 0 : shareOf(split.purchased, earner.basis_points);
  return {
    share,
    lines: [
      { member_id, wallet: 'bonus', amount: -split.bonus },
      { member_id, wallet: 'purchased', amount: -split.purchased },
      { house: 'pending_earnings', amount: share },
      { house: 'revenue', amount: price - share },
    ],
  };
}
