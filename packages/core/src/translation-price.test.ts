import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureText, translationPrice } from './translation-price.ts';

const rates = { words: 10, characters: 20 };
const priceOf = (text: string) => translationPrice(measureText(text), rates);
const words = (count: number) => Array.from({ length: count }, () => 'Wort').join(' ');

const scrap = fc.constantFrom(
  'Guten',
  'día',
  'don’t',
  'привет',
  'สวัสดี',
  '你好',
  'ありがとう',
  'コーヒー',
  '안녕하세요',
  '[smile]',
  '🌸',
  '—',
  '。',
  '12',
  '\n',
  '! ',
);
const text = fc.array(scrap, { maxLength: 60 }).map((scraps) => scraps.join(' '));

describe('the measure of a text', () => {
  it.each([
    ['Guten Morgen, wie geht es dir?', 6, 0],
    ['おはようございます。', 0, 9],
    ['你好,今天怎麼樣?', 0, 7],
    ['안녕하세요 여러분', 0, 8],
    ['コーヒーを飲みます', 0, 9],
    ['Ich lerne 日本語 seit 3 Jahren', 5, 3],
    ['[smile] 🌸 !!! …', 0, 0],
    ['It’s a well-known café', 5, 0],
    ['', 0, 0],
  ])('%s: %i words and %i characters', (said, count, characters) => {
    expect(measureText(said)).toEqual({ words: count, characters });
  });

  it('is the same however its letters are composed, and whatever stands around it', () => {
    fc.assert(
      fc.property(
        text,
        (said) => void expect(measureText(said.normalize('NFD'))).toEqual(measureText(said.normalize('NFC'))),
      ),
    );
    fc.assert(fc.property(text, (said) => void expect(measureText(`  ${said} 🌸\n`)).toEqual(measureText(said))));
  });

  it('adds up over lines', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [a, b] = [measureText(one), measureText(other)];
        expect(measureText(`${one}\n${other}`)).toEqual({
          words: a.words + b.words,
          characters: a.characters + b.characters,
        });
      }),
    );
  });
});

describe('the price of a text', () => {
  it.each([
    [words(1), 100],
    [words(10), 100],
    [words(11), 200],
    [words(100), 1_000],
    ['あ'.repeat(20), 100],
    ['あ'.repeat(21), 200],
    [`${words(5)} ${'あ'.repeat(10)}`, 100],
    [`${words(5)} ${'あ'.repeat(11)}`, 200],
    ['🌸', 0],
  ])('%.20s… costs %i hundredths', (said, price) => {
    expect(priceOf(said)).toBe(price);
  });

  it('is whole gold, never less for more, and never more for two texts at once than for each', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [a, b, both] = [priceOf(one), priceOf(other), priceOf(`${one}\n${other}`)];
        expect(both % 100).toBe(0);
        expect(both).toBeGreaterThanOrEqual(Math.max(a, b));
        expect(both).toBeLessThanOrEqual(a + b);
        expect(both).toBeGreaterThanOrEqual(a + b - 100);
      }),
    );
  });

  it('is nothing exactly where there is nothing to translate', () => {
    fc.assert(
      fc.property(
        text,
        (said) => (priceOf(said) === 0) === Object.values(measureText(said)).every((count) => count === 0),
      ),
    );
  });
});
