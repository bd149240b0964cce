import { baseLanguage } from '../readable-languages.ts';

const eastern = new Set(['zh', 'ja', 'ko']);

/** How much wider a text becomes in a language with Latin letters. */
function growth(text: string, to: string): number {
  if (eastern.has(baseLanguage(to))) return 1;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return 1.2;
  return /\p{Script=Han}/u.test(text) ? 1.6 : 1.1;
}

/** A text about as wide as the translation of `text` will be; it reserves the room and is never read. */
export function translationRoom(text: string, to: string): string {
  const letters = [...text];
  const more = Math.round(letters.length * (growth(text, to) - 1));
  return text + letters.slice(0, more).join('');
}
