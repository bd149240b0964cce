import type { getPrices } from '@peonia/contract/money/payments.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { PaymentChoice } from '../orders/payment-record.ts';

export type Prices = ReplyOf<typeof getPrices>;
export type Pack = Prices['packs'][number];

/** Price of whole gold: the server's preset price, or the same rule for other amounts. The server has the final say. */
export function priceOfGold(prices: Prices, gold: number, isVip: boolean): PaymentChoice['price'] {
  const preset = prices.presets.find((one) => one.gold === gold);
  return {
    amount: preset?.amount ?? discounted(gold * prices.rate, isVip ? prices.discount : 0),
    currency: prices.currency,
  };
}

/** Applies a percentage discount, rounded half up to hundredths, once. */
export function discounted(amount: number, perCent: number): number {
  // Compensates for binary fractions: 1.005 is stored slightly below its decimal value.
  return Math.round(amount * (100 - perCent) + 1e-7) / 100;
}

/** Hundredths, for the formatters. */
export function centsOf(amount: number): number {
  return Math.round(amount * 100);
}
