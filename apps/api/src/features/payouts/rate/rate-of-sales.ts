import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { GoldCents } from '@peonia/core/money.ts';
import { usdAtListPrice, type GoldSales } from '../../payments/public.ts';

interface WeekRate {
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
  limits: Limits,
): WeekRate {
  // Ten-thousandths of USD per gold; no rate is above the list price.
  const listRate = limits.gold_usd_cents * 100;
  const list = { usd: limits.gold_usd_cents, rmb: limits.gold_rmb_cents };
  const cash = sales.reduce((sum, sale) => sum + usdAtListPrice(sale.cash, sale.currency, list), 0);
  const gold = sales.reduce((sum, sale) => sum + sale.gold, 0);
  const net = gold > 0 ? Number((BigInt(cash) * 10_000n) / BigInt(gold)) : 0;
  return { rate: net > 0 ? Math.min(net, listRate) : (before ?? listRate), cash, gold };
}
