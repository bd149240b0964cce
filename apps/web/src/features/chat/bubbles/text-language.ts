/**
 * The language of a text as far as its script tells, for voice and glyphs: kana is Japanese, hangul is Korean, and Han
 * characters are whichever of Chinese and Japanese the writer speaks. Undefined where the script says nothing.
 */
export function textLanguage(text: string, spoken: readonly string[]): string | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (!/\p{Script=Han}/u.test(text)) return undefined;
  return spoken.find((code) => code === 'zh' || code === 'yue' || code === 'ja') ?? 'zh';
}
