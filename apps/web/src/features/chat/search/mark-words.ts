import { foldText } from '@peonia/core/fold-text.ts';

/** A part of a text; marked where it matches the search. */
interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
  /** Where it begins in the text. */
  readonly at: number;
}

const letter = /[\p{L}\p{N}]/u;
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Characters before the first mark that stay in view. */
const lead = 28;

/**
 * Splits a text at the folded words that the search found. A text whose match is far behind begins shortly before it.
 */
export function markWords(original: string, marks: readonly string[]): TextPart[] {
  const folded = foldText(original);
  const text = toKatakana(folded.text);
  const ranges = marks
    .flatMap((mark) => placesOf(text, mark).map((at) => [at, at + mark.length] as const))
    .toSorted(([one], [other]) => one - other);
  const parts: TextPart[] = [];
  let end = 0;
  const first = folded.starts[ranges[0]?.[0] ?? 0] ?? 0;
  if (first > lead * 2) {
    end = first - lead;
    parts.push({ text: '…', isMarked: false, at: -1 });
  }
  for (const [from, to] of ranges) {
    const [begin, stop] = [folded.starts[from] ?? 0, folded.starts[to] ?? original.length];
    if (begin < end) continue;
    parts.push({ text: original.slice(end, begin), isMarked: false, at: end });
    parts.push({ text: original.slice(begin, stop), isMarked: true, at: begin });
    end = stop;
  }
  return [...parts, { text: original.slice(end), isMarked: false, at: end }].filter((part) => part.text !== '');
}

/** Places of a whole word; of Chinese, Japanese and Korean text any place. */
function placesOf(text: string, mark: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) {
    const isWord = !letter.test(text[at - 1] ?? '') && !letter.test(text[at + mark.length] ?? '');
    if (isWord || cjk.test(mark)) places.push(at);
  }
  return places;
}

/** The server folds hiragana into katakana. */
function toKatakana(text: string): string {
  return text.replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}
