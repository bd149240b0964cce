import type { Language } from './languages.ts';

/** Parts of German names of things that others stand before: "Wildrosen|strauß", "Geburtstags|torte". */
const germanParts = [
  'anhänger',
  'baum',
  'beeren',
  'blume',
  'blüte',
  'brille',
  'fahrt',
  'früchte',
  'geschenk',
  'kerze',
  'kette',
  'kleid',
  'krone',
  'kuchen',
  'kugel',
  'laterne',
  'medaillon',
  'ohrring',
  'panda',
  'raschung',
  'ring',
  'rose',
  'schachtel',
  'schein',
  'schloss',
  'stift',
  'strauß',
  'tasche',
  'torte',
];
/** The same in Japanese: "バースデー|ケーキ". */
const japaneseParts = ['いちご', 'クラウン', 'ケーキ', 'ツリー', 'ドレス', 'ハット', 'プレゼント'];

/** Three letters stay on either side of a seam; a ring ends its word, but for the ending of a plural. */
const germanSeam = new RegExp(`(?<=\\p{L}{3})(?=(?:${germanParts.join('|')}))(?!ring\\p{L}{3})`, 'gu');
const japaneseSeam = new RegExp(`(?<=.{3})(?=(?:${japaneseParts.join('|')}))|(?<=の)(?=.)`, 'gu');
const longWord = /\p{L}{10,}/gu;

/**
 * A name with soft hyphens at the seams of long German compounds, and with spaces of no width at those of Japanese
 * ones, for narrow tiles: a browser without a dictionary breaks them between any two letters otherwise. For display
 * only; never stored or sent.
 */
export function breakCompounds(language: Language, name: string): string {
  if (language === 'de') return name.replace(longWord, (word) => word.replace(germanSeam, '\u00ad'));
  if (language === 'ja') return name.replace(japaneseSeam, '\u200b');
  return name;
}
