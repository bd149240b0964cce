import { priceNames, type PriceValues } from '@peonia/contract/money/price-rules.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { PageName, PageTree } from '@peonia/i18n/pages/page-tree.ts';
import { showValue } from '../prices/price-value.ts';

/** Pages that name prices, shares or daily counts, as `{name}` of the price list. */
const pricedPages: readonly PageName[] = ['paid', 'vip', 'faq'];

export function namesPrices(name: PageName): boolean {
  return pricedPages.includes(name);
}

/** Writes the values of the price list into a page, with the separators of its language. */
export function fillPrices(page: PageTree, language: Language, values: PriceValues): PageTree {
  const words = new Map(priceNames.map((name): [string, string] => [name, showValue(language, name, values[name])]));
  // The fee of a journey is paid in money, at the list price of its gold.
  words.set('travel_fee_usd', formatGold(language, values.travel_fee * values.gold_usd_cents));
  words.set('travel_fee_rmb', formatGold(language, values.travel_fee * values.gold_rmb_cents));
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => words.get(name) ?? whole);
  return JSON.parse(JSON.stringify(page), (_key, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  ) as PageTree;
}
