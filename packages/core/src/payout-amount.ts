import type { GoldCents } from './money.ts';

/** Ten-thousandths of USD in one: rates are whole numbers of them. */
export const rateUnits = 10_000;

/** Hundredths of USD for gold, half up, once. `rate`: ten-thousandths of USD per gold. */
export function payoutAmount(gold: GoldCents, rate: number): number {
  return Number((BigInt(gold) * BigInt(rate) + 5_000n) / 10_000n);
}
