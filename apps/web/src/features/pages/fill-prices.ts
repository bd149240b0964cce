import { pagePrices } from '@peonia/contract/money/page-prices.ts';
import { getRunningPrices } from '@peonia/contract/money/price-list.ts';
import type { PriceValues } from '@peonia/contract/money/price-rules.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { fillNumbers } from '@peonia/i18n/pages/fill-numbers.ts';
import type { PageTree } from '@peonia/i18n/pages/page-tree.ts';
import type { LoadContext } from '../../platform/router/load-context.ts';

/** Writes the prices that hold now into a page, which names them as `{name}` of the price list. */
export async function fillRunningPrices(page: PageTree, { call, language, signal }: LoadContext): Promise<PageTree> {
  const { values } = await call(getRunningPrices, {}, { signal });
  return fillPrices(page, language, values);
}

/** As above, from given values, with the separators of the language. */
export function fillPrices(page: PageTree, language: Language, values: PriceValues): PageTree {
  const numbers = pagePrices(values);
  return JSON.parse(JSON.stringify(page), (_key, value: unknown) =>
    typeof value === 'string' ? fillNumbers(value, language, numbers) : value,
  ) as PageTree;
}
