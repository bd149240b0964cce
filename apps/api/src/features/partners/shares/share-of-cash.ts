import type { GoldCents } from '@peonia/core/money.ts';

/**
 * A share of cash in hundredths of gold: cash in hundredths of USD at `rate` hundredths of USD a gold, half up, once.
 */
export function shareOfCash(cash: number, basisPoints: number, rate: number): GoldCents {
  const [exact, unit] = [BigInt(cash) * BigInt(basisPoints) * 100n, 10_000n * BigInt(rate)];
  return Number((exact * 2n + unit) / (unit * 2n));
}
