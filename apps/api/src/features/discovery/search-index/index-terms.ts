import type { MemberWords } from '../../profiles/public.ts';
import { characterPairs, splitWords } from './split-words.ts';
import { deletionVariants } from './word-typos.ts';

/** Index entries of a member. `words` are complete words, for typo tolerance. */
interface IndexTerms {
  readonly terms: readonly string[];
  readonly words: readonly string[];
}

/** Upper limit of terms per member; a long biography in all languages has about half. */
const most = 6_000;

export const inName = (term: string) => `n:${term}`;
export const inText = (term: string) => `b:${term}`;

/** Names are indexed by prefixes, biographies by words, and CJK text by characters and character pairs. */
export function indexTerms({ name, texts }: Pick<MemberWords, 'name' | 'texts'>): IndexTerms {
  const nameWords = splitWords(name);
  const textWords = texts.map(splitWords);
  const words = [...nameWords.words, ...textWords.flatMap((text) => text.words)];
  const terms = [
    ...nameWords.words.flatMap(prefixes).map(inName),
    ...nameWords.runs.flatMap(characterTerms).map(inName),
    ...textWords.flatMap((text) => text.words.filter((word) => word.length > 1)).map(inText),
    ...textWords
      .flatMap((text) => text.runs)
      .flatMap(characterTerms)
      .map(inText),
  ];
  return {
    terms: [...new Set(terms)].slice(0, most).toSorted(),
    words: [...new Set(words)].filter((word) => deletionVariants(word).length > 0).slice(0, most),
  };
}

function prefixes(word: string): string[] {
  return word.length < 3 ? [word] : Array.from({ length: word.length - 1 }, (_one, place) => word.slice(0, place + 2));
}

function characterTerms(characters: string): string[] {
  return [...characters, ...characterPairs(characters)];
}
