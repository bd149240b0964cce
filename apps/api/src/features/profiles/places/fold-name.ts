/** Letters that Unicode does not decompose, and that are typed without their strokes. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/**
 * A place name for comparison: lower case, without accents, apostrophes, points and hyphens, hiragana as katakana,
 * Hangul as single letters, so that a half-typed syllable matches.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðłıþ]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replaceAll(/['’ʻʼ`.·・‧]/g, '')
    .replaceAll(/[\s\-‐–]+/g, ' ')
    .trim();
}
