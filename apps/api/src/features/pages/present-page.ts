import { pagePrices } from '@peonia/contract/money/page-prices.ts';
import { pricesOf } from '@peonia/contract/money/price-rules.ts';
import type { PageText } from '@peonia/contract/pages/pages.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { fillNumbers } from '@peonia/i18n/pages/fill-numbers.ts';
import { mapBlocks } from '@peonia/i18n/pages/map-blocks.ts';
import { type Block, fillBrand, type PageName } from '@peonia/i18n/pages/page-tree.ts';
import { parseBlocks } from '@peonia/i18n/pages/parse-page.ts';
import type { PageSource } from '@peonia/i18n/pages/read-page.ts';

export interface PageReader {
  readonly brand: string;
  readonly limits: Limits;
  readonly isProduction: boolean;
}

/** Pages whose first note says that no lawyer has read them yet. */
const legalPages: readonly PageName[] = ['terms', 'policy', 'paid'];

/** A page as its readers get it: with the operator's name and the prices that hold now. */
export function presentPage(
  name: PageName,
  language: Language,
  source: PageSource,
  { brand, limits, isProduction }: PageReader,
): PageText {
  const hidesNote = isProduction && legalPages.includes(name);
  const numbers = pagePrices(pricesOf(limits));
  const fill = (text: string) => fillNumbers(fillBrand(text, brand), language, numbers);
  const blocks = blocksOf(source);
  return {
    title: fillBrand(source.title, brand),
    description: fillBrand(source.description, brand),
    updated: source.updated,
    text: fill(hidesNote ? withoutFirstNote(source.body) : source.body),
    blocks: mapBlocks(hidesNote && blocks[0]?.kind === 'note' ? blocks.slice(1) : blocks, fill),
  };
}

const parsed = new WeakMap<PageSource, Block[]>();

/** Parsed once: sources stay in memory while they run. */
function blocksOf(source: PageSource): readonly Block[] {
  const known = parsed.get(source);
  if (known !== undefined) return known;
  const blocks = parseBlocks(source.body);
  parsed.set(source, blocks);
  return blocks;
}

function withoutFirstNote(body: string): string {
  return body.replace(/^\s*>[^\n]*(?:\n>[^\n]*)*\n*/, '');
}
