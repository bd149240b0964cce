import type { ReplyOf } from '@peonia/contract/endpoint.ts';
import type { getPrices } from '@peonia/contract/payments.ts';
import type { PaymentChoice } from '../../../platform/store/stored-payment.ts';

export type Prices = ReplyOf<typeof getPrices>;
export type Pack = Prices['packs'][number];

/**
 * Money for whole gold: a preset's price as the server states it, any other one by the same rule. The server has the
 * last word.
 */
export function priceOfGold(prices: Prices, gold: number, isVip: boolean): PaymentChoice['price'] {
  const preset = prices.presets.find((one) => one.gold === gold);
  return {
    amount: preset?.amount ?? discounted(gold * prices.rate, isVip ? prices.discount : 0),
    currency: prices.currency,
  };
}

/** An amount with so many per cent off, rounded half up to hundredths, once. */
export function discounted(amount: number, perCent: number): number {
  // A product such as 1.005 lies a hair below its decimal; the nudge is far smaller than any real difference.
  return Math.round(amount * (100 - perCent) + 1e-7) / 100;
}

/** Hundredths, for the formatters. */
export function centsOf(amount: number): number {
  return Math.round(amount * 100);
}
