import { getRunningPrices } from '@peonia/contract/money/price-list.ts';
import { priceNames, type PriceValues } from '@peonia/contract/money/price-rules.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { PageTree } from '@peonia/i18n/pages/page-tree.ts';
import type { LoadContext } from '../../platform/router/load-context.ts';
import { showValue } from '../prices/price-value.ts';

/** Writes the prices that hold now into a page, which names them as `{name}` of the price list. */
export async function fillRunningPrices(page: PageTree, { call, language, signal }: LoadContext): Promise<PageTree> {
  const { values } = await call(getRunningPrices, {}, { signal });
  return fillPrices(page, language, values);
}

/** As above, from given values, with the separators of the language. */
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
