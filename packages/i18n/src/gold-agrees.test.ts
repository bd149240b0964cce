import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Amounts that are never one, by what cash-outs, recharges and statements allow. */
const never =
  /cash.?out|payment|statement|clears|Upgrade|costs|kept back|taken back: a buyer|stands again|to \{most\}|at the end/;

const folder = (language: string) => fileURLToPath(new URL(`../locales/${language}/`, import.meta.url));

/** English texts with their translations of the web catalogues. Texts of mails and refusals have no cases. */
function textsOf(language: string): (readonly [english: string, translation: string])[] {
  const files = readdirSync(folder(language)).filter((file) => file !== 'mails.po' && file !== 'errors.po');
  return files.flatMap((file) =>
    [...readFileSync(folder(language) + file, 'utf8').matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)].map(
      ([, english = '', translation = '']) => [english, translation] as const,
    ),
  );
}

// Decision 455.
it.each([
  ['fr', 'pièces'],
  ['it', 'monete'],
])('gold in %s agrees with its number', (language, many) => {
  const bare = new RegExp(`\\{\\w+\\} ${many}`);
  const texts = textsOf(language).filter(([english, translation]) => bare.test(translation) && !never.test(english));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter(([, translation]) => !translation.includes(', select, '))).toEqual([]);
});
