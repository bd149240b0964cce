import type { Account } from '@peonia/contract/accounts/accounts.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { readsAll } from '../readable-languages.ts';
import { likelyLanguage } from './likely-language.ts';

/**
 * True for a text in Latin letters whose writer speaks no language with these letters that the reader does not read, as
 * English by somebody who speaks Chinese and English; of several the one that the words of the text are of. The server
 * detects the language; no room is reserved meanwhile.
 */
export function isProbablyRead(
  text: string,
  writerLanguages: readonly string[],
  me: Pick<Account, 'profile'>,
  language: Language,
): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (!letters.every((letter) => /\p{Script=Latin}/u.test(letter))) return false;
  const likely = writerLanguages.filter((code) => new Intl.Locale(code).maximize().script === 'Latn');
  const guess = likelyLanguage(text, likely);
  return readsAll(me, language, guess === undefined ? likely : [guess]);
}
