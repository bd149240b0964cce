import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../languages.ts';
import { pageNames, type PageName, type PageTree } from './page-tree.ts';
import { parsePage } from './parse-page.ts';

const sourceOf = (lang: Language, name: PageName) =>
  readFileSync(new URL(`../../pages/${lang}/${name}.md`, import.meta.url), 'utf8');
const outlineOf = (page: PageTree) =>
  page.blocks.flatMap((block) =>
    block.kind === 'heading'
      ? [block.id]
      : [`${block.kind}${block.kind === 'list' || block.kind === 'terms' ? block.items.length : ''}`],
  );
/** The numbers of a text without separators, sorted: reveals differing prices and limits. */
const numbersOf = (text: string) =>
  (text.replace(/(?<=\d)[.,\u00a0\u202f '’](?=\d{3}\b)/g, '').match(/\d+(?:[.,]\d+)?/g) ?? [])
    .map((number) => Number(number.replace(',', '.')))
    .toSorted((a, b) => a - b);

describe.each(pageNames)('the page %s', (name) => {
  const english = parsePage(sourceOf('en', name));

  it.each(languages)('has the same structure in %s', (lang) => {
    expect(outlineOf(parsePage(sourceOf(lang, name)))).toEqual(outlineOf(english));
  });

  it.each(languages)('contains the same numbers in %s', (lang) => {
    expect(numbersOf(sourceOf(lang, name))).toEqual(numbersOf(sourceOf('en', name)));
  });

  it.each(languages)('links to the same pages in %s', (lang) => {
    const linksOf = (source: string) => (source.match(/\]\([^)]+\)/g) ?? []).toSorted();
    expect(linksOf(sourceOf(lang, name))).toEqual(linksOf(sourceOf('en', name)));
  });

  it.each(languages)('fits into a search result in %s', (lang) => {
    const { title, description } = parsePage(sourceOf(lang, name));
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(180);
  });
});

describe('facts on the pages', () => {
  it.each(['en', 'it', 'ja', 'ko', 'tw', 'zh'] as const)('puts no space before a percent sign in %s', (lang) => {
    for (const name of pageNames) expect(sourceOf(lang, name)).not.toMatch(/[\s\u00a0\u202f]%/u);
  });

  it('has at least twenty questions', () => {
    expect(
      parsePage(sourceOf('en', 'faq')).blocks.filter((block) => block.kind === 'heading' && block.depth === 3).length,
    ).toBeGreaterThanOrEqual(20);
  });

  it.each(languages)('names the prices of the price list in %s', (lang) => {
    for (const name of ['paid', 'vip', 'faq'] as const) {
      const names = (language: Language) => (sourceOf(language, name).match(/\{\w+\}/g) ?? []).toSorted();
      expect(names(lang)).toEqual(names('en'));
    }
  });

  it.each(languages)('says with the discount on USD what holds for RMB in %s', (lang) => {
    for (const name of ['paid', 'vip'] as const) {
      const lines = sourceOf(lang, name)
        .split('\n')
        .filter((line) => line.includes('{vip_discount}'));
      // After the discount, and not as the price of gold before it.
      for (const line of lines) expect(line.split('{vip_discount}')[1]).toMatch(/RMB|人民币|人民幣|人民元|위안/);
    }
  });

  it.each(languages)('marks drafts of legal texts in %s', (lang) => {
    for (const name of ['terms', 'policy', 'paid'] as const)
      expect(parsePage(sourceOf(lang, name)).blocks[0]?.kind).toBe('note');
  });
});
