/**
 * The language that a text is translated from, BCP 47. The script tells most; between languages of one script it is the one that its
 * writer speaks, the first of `spoken`. A translator who finds another one says so, and the gold comes back.
 */
export function sourceLanguage(text: string, spoken: readonly string[]): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  const scripts: readonly (readonly [RegExp, readonly string[]])[] = [
    [/\p{Script=Han}/u, ['zh', 'yue', 'ja']],
    [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'be', 'bg', 'sr', 'mk', 'kk', 'mn']],
    [/\p{Script=Greek}/u, ['el']],
    [/\p{Script=Thai}/u, ['th']],
    [/\p{Script=Hebrew}/u, ['he']],
    [/\p{Script=Arabic}/u, ['ar', 'fa', 'ur']],
  ];
  const ofScript = scripts.find(([script]) => script.test(text))?.[1];
  if (ofScript !== undefined) return spoken.find((code) => ofScript.includes(code)) ?? ofScript[0] ?? 'en';
  const others = new Set(['ja', 'ko', 'tw', ...scripts.flatMap(([, codes]) => codes)]);
  return spoken.find((code) => !others.has(code)) ?? 'en';
}

/** A language without its script or region: who reads Chinese reads both scripts. */
export function plainLanguage(tag: string): string {
  return tag.split('-')[0] ?? tag;
}
