/** Letters of other scripts, and signs, that are written in the place of Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  к: 'k',
  т: 't',
  в: 'b',
  м: 'm',
  н: 'h',
  ԁ: 'd',
  ɡ: 'g',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  υ: 'u',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  '@': 'a',
  $: 's',
  '€': 'e',
};
/** Digits that stand for letters, where they stand between letters. */
const leet: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Signs that nobody sees. */
export const hidden = /[\p{Cf}\p{Variation_Selector}]/gu;
const marks = /[\u0300-\u036F]/g;
/** Single letters with something between them: `w h a t s a p p`, `t.e.l.e.g.r.a.m`. */
const spacedOut = /(?<![\p{L}\p{N}])\p{Script=Latin}(?:[\s._*|\-–]{1,3}\p{Script=Latin}(?![\p{L}\p{N}])){3,}/gu;

/**
 * A text as the patterns read it: one form for each character, small letters without accents, without invisible
 * characters, with look-alikes and letters that were pulled apart put back. Two texts that fold to the same say the
 * same.
 */
export function foldText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(hidden, '')
    .normalize('NFD')
    .replace(marks, '')
    .normalize('NFC');
  const latin = plain.replace(/[^\s]+/g, foldWord);
  return latin
    .replace(spacedOut, (run) => run.replace(/[\s._*|\-–]/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Look-alikes count only in a word that has Latin letters too: a word all in Greek or Cyrillic is what it is. */
function foldWord(word: string): string {
  if (!/\p{Script=Latin}/u.test(word) || /^https?:|@.+\./.test(word)) return word;
  const letters = word.replace(/[^ -~]|(?<=[a-z])[@$](?=[a-z])/gu, (sign) => lookAlikes[sign] ?? sign);
  return letters.replace(/(?<=[a-z])[013457](?=[a-z])/g, (digit) => leet[digit] ?? digit);
}

/** The sentences of a folded text: a wish and a price in two sentences have little to do with each other. */
export function splitSentences(folded: string): string[] {
  return folded.split(/(?<=[!?。！？…])\s*|(?<=\.)\s+/u).filter((sentence) => sentence !== '');
}
