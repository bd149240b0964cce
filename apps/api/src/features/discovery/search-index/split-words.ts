import { foldName } from '../../profiles/public.ts';

/**
 * The words of a text: those written with letters, and the runs of Chinese, Japanese and Korean characters, which have
 * no spaces to go by.
 */
export interface SplitText {
  readonly words: readonly string[];
  readonly runs: readonly string[];
}

const run =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|\p{N}+/gu;
const cjkCharacter = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;
const longest = 30;

/** Folds as names of places are folded, but keeps the syllables of Hangul whole. */
export function splitWords(text: string): SplitText {
  const found = foldName(text).normalize('NFC').match(run) ?? [];
  return {
    words: found.filter((one) => !cjkCharacter.test(one)).map((one) => one.slice(0, longest)),
    runs: found.filter((one) => cjkCharacter.test(one)),
  };
}

/** Neighbouring pairs of characters: 喜欢音乐 is 喜欢, 欢音, 音乐. A single cjkCharacter stands for itself. */
export function characterPairs(characters: string): string[] {
  const each = [...characters];
  return each.length < 2 ? each : each.slice(1).map((one, place) => (each[place] ?? '') + one);
}
