import { typoDistance } from '@peonia/core/typo-distance.ts';
import { allowedTypos, characterPairs, splitWords } from '../../discovery/public.ts';

/** Terms that further narrow a search hardly ever. */
const termsMax = 8;

/** Finds the words of a search in a text. Returns the folded words that match, or null where one is missing. */
export type MatchWords = (text: string) => readonly string[] | null;

/**
 * Compiles a search. A word matches words that begin with it or differ by a typo, as in the member search; Chinese,
 * Japanese and Korean text matches where it stands in the text, from three pairs of characters on with one wrong
 * character. Each distinct word of the texts is compared once.
 */
export function compileSearch(query: string): MatchWords | null {
  const { words, runs } = splitWords(query);
  const wanted = [...new Set(words)].slice(0, termsMax);
  const pieces = [...new Set(runs)].slice(0, termsMax);
  if (wanted.length + pieces.length === 0) return null;
  const known = wanted.map(() => new Map<string, boolean>());
  return (text) => {
    const there = splitWords(text);
    const marks = [
      ...wanted.map((term, nth) => there.words.filter((word) => remembered(known[nth], term, word))),
      ...pieces.map((piece) => marksOf(piece, there.runs)),
    ];
    return marks.every((found) => found.length > 0) ? [...new Set(marks.flat())] : null;
  };
}

function remembered(known: Map<string, boolean> | undefined, term: string, word: string): boolean {
  const before = known?.get(word);
  if (before !== undefined) return before;
  const isSimilar = isSimilarWord(term, word);
  known?.set(word, isSimilar);
  return isSimilar;
}

function isSimilarWord(term: string, word: string): boolean {
  if (word.startsWith(term)) return true;
  const typos = allowedTypos(term);
  return typos > 0 && Math.abs(word.length - term.length) <= typos && typoDistance(term, word) <= typos;
}

/** The piece itself, or those of its pairs of characters that are in the text if half of them are. */
function marksOf(piece: string, runs: readonly string[]): string[] {
  if (runs.some((run) => run.includes(piece))) return [piece];
  const pairs = characterPairs(piece);
  if (pairs.length < 3) return [];
  const found = pairs.filter((pair) => runs.some((run) => run.includes(pair)));
  return found.length >= pairs.length - Math.floor(pairs.length / 2) ? found : [];
}
