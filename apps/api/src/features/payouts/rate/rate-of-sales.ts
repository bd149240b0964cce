import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { GoldCents } from '@peonia/core/money.ts';
import { commonRate, type GoldSales } from '../../payments/public.ts';

/** Ten-thousandths of USD per gold of the list price; no rate is above it. */
export const listRate = commonRate * 100;

export interface WeekRate {
  readonly rate: number;
  /** Net cash in hundredths of USD, and the gold it was paid for. */
  readonly cash: number;
  readonly gold: GoldCents;
}

/**
 * The rate of a week from the sales of the week before: net cash per gold, rounded down, at most the list price. RMB
 * counts at the list price too. Without net sales the rate before stays. Source: decisions "Cash-out".
 */
export function rateOfSales(
  sales: readonly Pick<GoldSales, 'currency' | 'cash' | 'gold'>[],
  before: number | null,
  { rmb_per_gold }: Pick<Limits, 'rmb_per_gold'>,
): WeekRate {
  const cash = sales.reduce(
    (sum, sale) =>
      sum + (sale.currency === 'USD' ? sale.cash : Math.round((sale.cash * commonRate) / (rmb_per_gold * 100))),
    0,
  );
  const gold = sales.reduce((sum, sale) => sum + sale.gold, 0);
  const net = gold > 0 ? Number((BigInt(cash) * 10_000n) / BigInt(gold)) : 0;
  return { rate: net > 0 ? Math.min(net, listRate) : (before ?? listRate), cash, gold };
}
