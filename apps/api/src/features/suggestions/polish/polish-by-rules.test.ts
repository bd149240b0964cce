import { expect, it } from 'vitest';
import type { Situation } from '../situation.ts';
import { polishByRules } from './polish-by-rules.ts';
import { tidyText } from './tidy-text.ts';

it.each([
  ['  hallo   du ,wie geht es dir ', 'Hallo du, wie geht es dir.'],
  ['Wirklich!!! Um 18:30 für 1,5 Stunden???', 'Wirklich! Um 18:30 für 1,5 Stunden?'],
  ['今日は寒いです', '今日は寒いです。'],
  ['See you 😀', 'See you 😀'],
  ['one\n\n\n\ntwo....', 'One\n\ntwo…'],
  ['émile vient', 'Émile vient.'],
])('tidies %j', (text, tidy) => {
  expect(tidyText(text)).toBe(tidy);
});

const polish = (draft: string, options: Partial<Situation> = {}) =>
  polishByRules(
    {
      mode: 'polish',
      own: 'de',
      other: 'ja',
      draft,
      isTalk: true,
      mentions: { own: {}, other: {} },
      biography: '',
      talk: [],
      ...options,
    },
    0,
  ).map(({ text }) => text);

it('offers three versions in the language of the draft, none of them the draft', () => {
  const [tidy, greeted, last] = polish('das war schön');
  expect(tidy).toBe('Das war schön.');
  expect(greeted).toMatch(/^\S.* Das war schön\.$/);
  expect(last).toMatch(/^Das war schön\. \S/);
  expect(polish('楽しかったです')[1]).toMatch(/^[^ ]+楽しかったです。$/);
  expect(polish('Das war schön.')).not.toContain('Das war schön.');
});

it('asks no second question after a question, and greets nobody where nobody is written to', () => {
  for (const text of polish('Was machst du?')) expect(text.match(/\?/g)).toHaveLength(1);
  const about = polish('ich backe gern Brot', { isTalk: false });
  expect(about).toHaveLength(3);
  expect(about.every((text) => text.startsWith('Ich backe'))).toBe(true);
});
