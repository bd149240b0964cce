/**
 * Guesses the language of a text from its script, for `lang`. Kana is Japanese and hangul Korean; Han characters are
 * Chinese or Japanese, whichever the sender speaks. Undefined for other scripts.
 */
export function textLanguage(text: string, spoken: readonly string[]): string | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (!/\p{Script=Han}/u.test(text)) return undefined;
  return spoken.find((code) => code === 'zh' || code === 'yue' || code === 'ja') ?? 'zh';
}
