import type { GoldCents } from '@peonia/core/money.ts';

/** What a wallet may still give: its balance less what is held. */
export interface WalletBalances {
  readonly bonus: GoldCents;
  readonly purchased: GoldCents;
}

/** Spending takes bonus first, then purchased; null when both together do not reach. Source: decisions "Money: Ledger". */
export function splitSpending(price: GoldCents, balances: WalletBalances): WalletBalances | null {
  if (!Number.isSafeInteger(price) || price <= 0) throw new RangeError(`Not a price: ${price}`);
  if (balances.bonus + balances.purchased < price) return null;
  const bonus = Math.min(price, balances.bonus);
  return { bonus, purchased: price - bonus };
}

/** A share in hundredths of a percent of an amount, half up, once per line. */
export function shareOf(amount: GoldCents, basisPoints: number): GoldCents {
  const exact = BigInt(amount) * BigInt(basisPoints);
  return Number((exact + 5_000n) / 10_000n);
}
