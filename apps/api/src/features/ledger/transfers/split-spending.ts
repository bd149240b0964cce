import type { GoldCents } from '@peonia/core/money.ts';

/** What a wallet may still spend: its balance less holds. */
interface WalletBalances {
  readonly bonus: GoldCents;
  readonly purchased: GoldCents;
}

/** Splits a price: bonus first, then purchased; null if both do not suffice. Source: decisions "Money: Ledger". */
export function splitSpending(price: GoldCents, balances: WalletBalances): WalletBalances | null {
  if (!Number.isSafeInteger(price) || price <= 0) throw new RangeError(`Not a price: ${price}`);
  if (balances.bonus + balances.purchased < price) return null;
  const bonus = Math.min(price, balances.bonus);
  return { bonus, purchased: price - bonus };
}

/** A share of an amount in basis points, half up, once per line. */
export function shareOf(amount: GoldCents, basisPoints: number): GoldCents {
  const exact = BigInt(amount) * BigInt(basisPoints);
  return Number((exact + 5_000n) / 10_000n);
}
