import type { getPrices } from '@peonia/contract/money/payments.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { formatMoney } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { PaymentChoice } from '../orders/payment-record.ts';

type Reply = ReplyOf<typeof getPrices>;
/** `label`: price of the app's store, as the store writes it. */
type AtStore<T> = T & { readonly label?: string };
export type Pack = AtStore<Reply['packs'][number]>;

export interface Prices extends Omit<Reply, 'presets' | 'packs'> {
  readonly presets: readonly AtStore<Reply['presets'][number]>[];
  readonly packs: readonly Pack[];
  /** The app's store sells, at prices of its own. */
  readonly isOfStore?: boolean;
}

/** Price of whole gold: the server's preset price, or the same rule for other amounts. The server has the final say. */
export function priceOfGold(prices: Prices, gold: number, isVip: boolean): PaymentChoice['price'] {
  const preset = prices.presets.find((one) => one.gold === gold);
  return {
    amount: preset?.amount ?? discounted(gold * prices.rate, isVip ? prices.discount : 0),
    currency: prices.currency,
    ...labelOf(preset),
  };
}

/** The price of the app's store, if it sells. */
export function labelOf(offer: { readonly label?: string } | undefined): { readonly label?: string } {
  return offer?.label === undefined ? {} : { label: offer.label };
}

/** A price as the payer reads it. */
export function formatPrice(
  language: Language,
  { amount, label }: { readonly amount: number; readonly label?: string },
  currency: 'USD' | 'RMB',
): string {
  return label ?? formatMoney(language, centsOf(amount), currency);
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
