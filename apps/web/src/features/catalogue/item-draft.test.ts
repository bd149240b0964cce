import { catalogueRules } from '@peonia/contract/catalogue/catalogue-rules.ts';
import type { CatalogueText } from '@peonia/contract/catalogue/catalogue.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { describe, expect, it } from 'vitest';
import { allTexts, contentOf, emptyContent, kindFrom, readCountries, textState } from './item-draft.ts';

const german: CatalogueText = { language: 'de', title: 'Rose', body: '', choices: [] };

it.each([
  ['product', 'product'],
  ['nothing', 'gift'],
  [null, 'gift'],
])('an address with the kind %j shows "%s"', (text, kind) => {
  expect(kindFrom(text)).toBe(kind);
});

describe('emptyContent', () => {
  it('hides a new item', () => {
    expect(emptyContent('gift').is_offered).toBe(false);
  });

  it('begins with the lowest price', () => {
    expect(emptyContent('gift').price).toBe(1);
  });

  it('has no price for a kind without one', () => {
    expect(emptyContent('template').price).toBeNull();
  });

  it('has stock for products only', () => {
    expect([emptyContent('product').stock, emptyContent('gift').stock]).toEqual([0, null]);
  });

  it('delivers new flowers within China', () => {
    expect(emptyContent('product').countries).toEqual(['CN']);
  });
});

describe('allTexts', () => {
  it('has a text for each language, English first', () => {
    const order = allTexts([german]).map(({ language }) => language);

    expect([order[0], [...order].toSorted()]).toEqual(['en', [...languages].toSorted()]);
  });

  it('keeps the texts that there are', () => {
    expect(allTexts([german])).toContain(german);
  });
});

describe('textState', () => {
  it.each([
    ['gift', { title: 'Rose' }, 'complete'],
    ['gift', { title: ' ' }, 'empty'],
    ['product', { title: 'Rose', body: '' }, 'partial'],
    ['product', { title: 'Rose', body: 'Red.' }, 'complete'],
    ['question', { title: 'Tea?', choices: ['Yes', ''] }, 'partial'],
    ['question', { title: '', choices: ['', ''] }, 'empty'],
  ] as const)('a %s with the texts %j is %s', (kind, change, state) => {
    expect(textState(catalogueRules[kind], { ...german, ...change } as CatalogueText)).toBe(state);
  });
});

it('publishes complete languages only', () => {
  const draft = emptyContent('gift');

  expect(contentOf('gift', draft, allTexts([german])).texts).toEqual([german]);
});

it.each([
  ['DE, at', ['DE', 'AT']],
  ['de;de', ['DE']],
  ['', null],
  ['12', null],
])('reads the countries of %j as %j', (text, codes) => {
  expect(readCountries(text)).toEqual(codes);
});
