import type { MemberWords } from '../profiles/public.ts';
import { variantsOf } from './slips.ts';
import { pairsOf, splitWords } from './split-words.ts';

/** What the index holds of a member. `words` are whole words, for guessing what a slip meant. */
export interface IndexTerms {
  readonly terms: readonly string[];
  readonly words: readonly string[];
}

/** Nobody's texts fill the index: a long biography in all languages has about half of these. */
const most = 6_000;

export const inName = (term: string) => `n:${term}`;
export const inText = (term: string) => `b:${term}`;

/** Names are found by their beginnings, biographies by whole words, and signs by single ones and pairs. */
export function indexTerms({ name, texts }: Pick<MemberWords, 'name' | 'texts'>): IndexTerms {
  const named = splitWords(name);
  const told = texts.map(splitWords);
  const words = [...named.words, ...told.flatMap((text) => text.words)];
  const terms = [
    ...named.words.flatMap(beginnings).map(inName),
    ...named.runs.flatMap(signTerms).map(inName),
    ...told.flatMap((text) => text.words.filter((word) => word.length > 1)).map(inText),
    ...told
      .flatMap((text) => text.runs)
      .flatMap(signTerms)
      .map(inText),
  ];
  return {
    terms: [...new Set(terms)].slice(0, most).toSorted(),
    words: [...new Set(words)].filter((word) => variantsOf(word).length > 0).slice(0, most),
  };
}

function beginnings(word: string): string[] {
  return word.length < 3 ? [word] : Array.from({ length: word.length - 1 }, (_one, place) => word.slice(0, place + 2));
}

function signTerms(signs: string): string[] {
  return [...signs, ...pairsOf(signs)];
}
