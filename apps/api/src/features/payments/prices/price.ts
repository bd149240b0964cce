import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Variant } from '@peonia/contract/protocol/variant.ts';
import type { GoldCents } from '@peonia/core/money.ts';

/** Price of gold for one member: hundredths of the currency per gold, and percent off. */
export interface Tariff {
  readonly currency: 'USD' | 'RMB';
  readonly per_gold: number;
  readonly per_cent_off: number;
}

/**
 * The China variant pays a fixed price in RMB; everybody else pays their rate in USD, VIP members less. Source:
 * decisions "Money: Unit".
 */
export function tariffFor(
  variant: Variant,
  { usd_cents, vip }: { usd_cents: number; vip: boolean },
  limits: Limits,
): Tariff {
  if (variant === 'china') return { currency: 'RMB', per_gold: limits.gold_rmb_cents, per_cent_off: 0 };
  return { currency: 'USD', per_gold: usd_cents, per_cent_off: vip ? limits.vip_discount : 0 };
}

/** A fee is the same for everybody: the list price of its gold, nothing off. */
export function feeTariff({ currency }: Tariff, limits: Limits): Tariff {
  return { currency, per_gold: currency === 'RMB' ? limits.gold_rmb_cents : limits.gold_usd_cents, per_cent_off: 0 };
}

/** Hundredths of the currency for gold: rounded half up, once. */
export function priceOf(gold: GoldCents, { per_gold, per_cent_off }: Tariff): number {
  const exact = BigInt(gold) * BigInt(per_gold) * BigInt(100 - per_cent_off);
  return Number((exact + 5_000n) / 10_000n);
}

/** The share of an order's gold that a partial refund takes back, given everything refunded so far. */
export function goldFor(refunded: number, order: { readonly amount: number; readonly gold: GoldCents }): GoldCents {
  const capped = Math.min(refunded, order.amount);
  return Number((BigInt(capped) * BigInt(order.gold) * 2n + BigInt(order.amount)) / (2n * BigInt(order.amount)));
}

/** List prices of one gold, in hundredths of each currency. */
interface ListPrices {
  readonly usd: number;
  readonly rmb: number;
}

/** Hundredths of USD for hundredths of a currency: RMB by the list prices of gold, half up. */
export function usdAtListPrice(amount: number, currency: Tariff['currency'], { usd, rmb }: ListPrices): number {
  return currency === 'USD' ? amount : Math.floor((amount * usd) / rmb + 0.5);
}

/** Hundredths of gold that hundredths of a currency buy at the list price, half up. */
export function goldAtListPrice(amount: number, currency: Tariff['currency'], { usd, rmb }: ListPrices): GoldCents {
  return Math.floor((amount * 100) / (currency === 'USD' ? usd : rmb) + 0.5);
}
