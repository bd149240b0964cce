import { emojiCode, emojis, type EmojiName } from '@peonia/core/emoji.ts';

/** One line of a text: the surroundings unchanged, and the words with marks in place of protected parts. */
export interface Line {
  readonly before: string;
  /** Empty where the line holds nothing to translate. */
  readonly words: string;
  readonly after: string;
  /** What the marks stand for, in their order. */
  readonly held: readonly string[];
}

const codes = Object.keys(emojis).map((name) => emojiCode(name as EmojiName).replaceAll(/[[\]]/g, '\\$&'));
const steady = [
  ...codes,
  String.raw`https?:\/\/\S+`,
  String.raw`www\.\S+`,
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`[@#][\p{L}\p{N}_]+`,
  String.raw`[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1F3FB}-\u{1F3FF}\u200D\uFE0F]+`,
  String.raw`\{\d+\}`,
];

/** The mark of what is held: services leave digits in braces alone. */
export function markOf(index: number): string {
  return `{${index}}`;
}

function tokenPattern(names: readonly string[]): RegExp {
  const known = names
    .filter((name) => name !== '')
    .map((name) => `(?<![\\p{L}\\p{N}])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`);
  return new RegExp(`(${[...steady, ...known].join('|')})`, 'gu');
}

/**
 * Splits a text into lines, and protects emoji, addresses, mentions and both members' names. Line ends are not
 * included.
 */
export function cutText(text: string, names: readonly string[]): readonly Line[] {
  const pattern = tokenPattern(names);
  return text.split(/\r?\n/).map((line) => cutLine(line, pattern));
}

/** The words of a text alone, for telling its language. */
export function wordsOf(text: string, names: readonly string[]): string {
  return text.replaceAll(tokenPattern(names), ' ');
}

export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

function cutLine(line: string, pattern: RegExp): Line {
  const pieces = line.split(pattern).map((text, at) => ({ text, isToken: at % 2 === 1 }));
  const first = pieces.findIndex(({ text, isToken }) => !isToken && hasLetters(text));
  if (first === -1) return { before: line, words: '', after: '', held: [] };
  const last = pieces.findLastIndex(({ text, isToken }) => !isToken && hasLetters(text));
  const held: string[] = [];
  const inner = pieces
    .slice(first, last + 1)
    .map(({ text, isToken }) => (isToken ? markOf(held.push(text)) : text))
    .join('');
  const words = inner.trim();
  const [start = '', end = ''] = inner.split(words);
  return { before: joined(pieces.slice(0, first)) + start, words, after: end + joined(pieces.slice(last + 1)), held };
}

function joined(pieces: readonly { readonly text: string }[]): string {
  return pieces.map(({ text }) => text).join('');
}
