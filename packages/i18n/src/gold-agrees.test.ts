import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { serverText } from './server-texts.ts';

/** Amounts that are never one, by what cash-outs, recharges and statements allow. */
const never =
  /cash.?out|payment|statement|clears|Upgrade|costs|kept back|taken back: a buyer|stands again|to \{most\}|at the end/;

const folder = (language: string) => fileURLToPath(new URL(`../locales/${language}/`, import.meta.url));

/** English texts with their translations of the web catalogues. */
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

/** Texts of mails, receipts and payments by their id. A cash-out is never of one gold. */
function mailsOf(language: string): (readonly [id: string, text: string])[] {
  const file = readFileSync(`${folder(language)}mails.po`, 'utf8');
  return [...file.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"/gm)]
    .map(([, id = '', text = '']) => [id, text] as const)
    .filter(([id]) => !id.startsWith('mail.payout.'));
}

// Decision 483.
it.each([
  ['fr', 'pièces'],
  ['it', 'monete'],
])('gold in mails in %s agrees with its number', (language, many) => {
  const bare = new RegExp(`\\{\\w+\\} ${many}`);
  const texts = mailsOf(language).filter(([, text]) => bare.test(text));
  expect(texts.length).toBeGreaterThan(4);
  expect(texts.filter(([, text]) => !text.includes(', select, '))).toEqual([]);
});

it.each(['en', 'de', 'fr', 'it'])('counted words of mails in %s agree with their number', (language) => {
  const bare = /\{(?:days|hours|minutes|count|wait|months)\} \p{L}/u;
  expect(mailsOf(language).filter(([, text]) => bare.test(text))).toEqual([]);
});

/** Quoted by the specification, or always of several: ranges, gold, and what only English counts. */
const asQuoted = ['400057', '400074.devices', '400104', '400106', '400242', '400342', '400618'];

it.each(['en', 'de', 'fr', 'it'])('counted words of refusals in %s agree with their number', (language) => {
  const file = readFileSync(`${folder(language)}errors.po`, 'utf8');
  const bare =
    /\{(?:days|seconds|minutes|most|max|tries|count|lines|megapixels|limit|posts|devices)(?:, number)?\}[ \u00a0]\p{L}/u;
  const texts = [...file.matchAll(/^msgid "error\.(.+)"\nmsgstr "(.*)"/gm)];
  const wrong = texts.filter(([, id = '', text = '']) => bare.test(text) && !asQuoted.includes(id));
  expect(wrong.map(([, id]) => id)).toEqual([]);
});

it.each([
  ['en', 1, 'Please wait 1 second before you request another code.'],
  ['de', 1, 'Bitte warte 1 Sekunde, bevor du einen weiteren Code anforderst.'],
  ['fr', 1, 'Attendez 1 seconde avant de demander un autre code.'],
  ['it', 1, 'Attendi 1 secondo prima di richiedere un altro codice.'],
  ['it', 9, 'Attendi 9 secondi prima di richiedere un altro codice.'],
  ['ja', 1, '次のコードを送れるまで1秒お待ちください。'],
] as const)('a wait in %s of %s is said as it is counted', (language, seconds, text) => {
  expect(serverText(language, 'error.400151', { seconds })).toBe(text);
});

it.each([
  ['fr', '1', '1 pièce sur Peonia'],
  ['fr', '2', '2 pièces sur Peonia'],
  ['it', '1', '1 moneta d’oro su Peonia'],
  ['it', '1,5', '1,5 monete d’oro su Peonia'],
] as const)('the payer in %s reads %s gold in the right number', (language, gold, text) => {
  expect(serverText(language, 'pay.title.gold', { gold, brand: 'Peonia' })).toBe(text);
});

it.each([
  ['en', 1, 'every hour'],
  ['en', 6, 'every 6 hours'],
  ['de', 1, 'in einer Stunde'],
  ['ja', 1, '1'],
] as const)('the footer of mails in %s is right for %d hours', (language, hours, text) => {
  expect(serverText(language, 'mail.unread.footer', { hours })).toContain(text);
});
