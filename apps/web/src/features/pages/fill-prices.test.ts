import { pricesOf } from '@peonia/contract/money/price-rules.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { loadPage } from '@peonia/i18n/pages/load-page.ts';
import { pageNames } from '@peonia/i18n/pages/page-tree.ts';
import { describe, expect, it } from 'vitest';
import { fillPrices } from './fill-prices.ts';
import { pricedPages } from './load-static-page.ts';

const prices = pricesOf(limits);

describe.each(pageNames)('the page %s', (name) => {
  it.each(languages)('knows every price that it names in %s', async (language) => {
    const page = await loadPage(name, language);
    const names = (text: string) => (text.match(/\{\w+\}/g) ?? []).filter((one) => one !== '{brand}');

    expect(names(JSON.stringify(fillPrices(page, language, prices)))).toEqual([]);
    expect(names(JSON.stringify(page)).length > 0).toBe(pricedPages.includes(name));
  });
});

it('writes another price with the separators of the language', async () => {
  const page = fillPrices(await loadPage('vip', 'de'), 'de', { ...prices, pack_trial_cents: 1_250 });

  expect(JSON.stringify(page)).toContain('12,5 Gold');
});
