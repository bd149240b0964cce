import { foldName } from '../../profiles/public.ts';

/** Words of a text, and runs of CJK characters, which are not separated by spaces. */
interface SplitText {
  readonly words: readonly string[];
  readonly runs: readonly string[];
}

const run =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|\p{N}+/gu;
const cjkCharacter = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;
const longest = 30;

/** Folds like city names, but keeps Hangul syllables intact. */
export function splitWords(text: string): SplitText {
  const found = foldName(text).normalize('NFC').match(run) ?? [];
  return {
    words: found.filter((one) => !cjkCharacter.test(one)).map((one) => one.slice(0, longest)),
    runs: found.filter((one) => cjkCharacter.test(one)),
  };
}

/** Adjacent pairs of characters: 喜欢音乐 gives 喜欢, 欢音, 音乐. A single character is returned as it is. */
export function characterPairs(characters: string): string[] {
  const each = [...characters];
  return each.length < 2 ? each : each.slice(1).map((one, place) => (each[place] ?? '') + one);
}
