import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TranslationEngine } from '../engines/translation-engine.ts';
import { hasLetters, wordsOf } from './cut-text.ts';
import { translateText } from './translate-text.ts';

/** Services that treat marks well, move them, write them in another way, or lose them. */
const habits: Readonly<Record<string, (text: string) => string>> = {
  same: (text) => text,
  shouts: (text) => text.toUpperCase(),
  turns: (text) => text.split(' ').toReversed().join(' '),
  widens: (text) =>
    text.replaceAll(/\{(\d)\}/g, (_mark, digit: string) => ` { ${String.fromCodePoint(0xff10 + Number(digit))} } `),
  loses: (text) => text.replaceAll(/\{\d+\}/g, ''),
  doubles: (text) => text.replaceAll(/\{\d+\}/g, '$& $&'),
};

function engineThat(habit: (text: string) => string, asked: string[] = []): TranslationEngine {
  return {
    name: 'double',
    async translate({ pieces, from }) {
      asked.push(...pieces);
      return { pieces: pieces.map(habit), from };
    },
  };
}

const names = ['Yuki', 'Jonas.W'];
const token = fc.constantFrom(
  '[smile]',
  '[heart]',
  'https://example.com/a?b=1',
  'www.example.com',
  'yuki@example.com',
  '@yuki',
  '🌸',
  '👨‍👩‍👧',
  '{1}',
  ...names,
);
const word = fc.constantFrom('guten', 'Abend', 'wir', 'sehen', 'uns', '2026', '...', '');
const line = fc.array(fc.oneof(token, word), { maxLength: 8 }).map((pieces) => pieces.join(' '));
const text = fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => lines.join('\n'));

const tokensIn = (given: string) =>
  [
    ...given.matchAll(
      /\[(?:smile|heart)\]|https:\/\/example\.com\/a\?b=1|www\.example\.com|yuki@example\.com|@yuki|🌸|👨‍👩‍👧|\{1\}|Jonas\.W|Yuki/gu,
    ),
  ]
    .map(([found]) => found)
    .toSorted();

it.each(Object.entries(habits))(
  'a service that %s keeps every emoji, address, name and line end',
  async (_name, habit) => {
    await fc.assert(
      fc.asyncProperty(text, async (given) => {
        const { text: made } = await translateText(engineThat(habit), { text: given, names, from: 'de', to: 'ja' });
        expect(made.split('\n')).toHaveLength(given.split('\n').length);
        made.split('\n').forEach((one, at) => expect(tokensIn(one)).toEqual(tokensIn(given.split('\n')[at] ?? '')));
      }),
      { numRuns: 60 },
    );
  },
);

it('gives a text back as it was where the service changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (given) => {
      expect(
        (await translateText(engineThat(habits['same'] ?? String), { text: given, names, from: 'de', to: 'ja' })).text,
      ).toBe(given);
    }),
    { numRuns: 60 },
  );
});

it('sends no line without words, and of the others no blank ends', async () => {
  const asked: string[] = [];
  await translateText(engineThat(String, asked), {
    text: '  Hallo Yuki, bis Sonntag [smile]\r\n\r\n2026 🌸\nhttps://example.com',
    names,
    from: 'de',
    to: 'ja',
  });
  expect(asked).toEqual(['Hallo {1}, bis Sonntag']);
});

it('keeps a name only where it is a whole word', () => {
  expect(wordsOf('Anna wohnt in Annaberg', ['Anna']).trim()).toBe('wohnt in Annaberg');
});

it.each(['🌸', '[smile] [heart]', 'https://example.com', '2026', '...'])('%s has no words', (given) => {
  expect(hasLetters(wordsOf(given, []))).toBe(false);
});
