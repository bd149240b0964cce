import { isHundredths, priceNames, type PriceValues } from './price-rules.ts';

/**
 * Numbers that written pages name as `{name}`, in hundredths: every price of the list, and the fee of a journey in
 * money.
 */
export function pagePrices(values: PriceValues): ReadonlyMap<string, number> {
  return new Map([
    ...priceNames.map((name): [string, number] => [name, isHundredths(name) ? values[name] : values[name] * 100]),
    // Paid in money, at the list price of its gold.
    ['travel_fee_usd', values.travel_fee * values.gold_usd_cents],
    ['travel_fee_rmb', values.travel_fee * values.gold_rmb_cents],
  ]);
}
