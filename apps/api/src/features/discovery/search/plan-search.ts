import { typoDistance } from '@peonia/core/typo-distance.ts';
import { inName, inText } from '../search-index/index-terms.ts';
import { characterPairs, splitWords } from '../search-index/split-words.ts';
import { allowedTypos, deletionVariants } from '../search-index/word-typos.ts';

/** A term that a member must have used. */
interface SearchTerm {
  readonly term: string;
  readonly isCharacters: boolean;
}

/** One step of a search: members with at least `needed` of the groups. Steps go from exact to similar matches. */
export interface SearchStep {
  readonly words: readonly string[];
  /** Group index of each word. */
  readonly groups: readonly number[];
  readonly needed: number;
}

const maxTerms = 8;
const maxSimilar = 8;

/**
 * Terms of a query. Limited to eight; further ones would hardly narrow the result. A single letter beside other words
 * is a word that has just been begun, of which the index has no prefix.
 */
export function searchTermsIn(query: string): SearchTerm[] {
  const { words, runs } = splitWords(query);
  const whole = words.filter((word) => word.length > 1);
  const terms = [
    ...(whole.length + runs.length > 0 ? whole : words).map((term) => ({ term, isCharacters: false })),
    ...runs.flatMap(characterPairs).map((term) => ({ term, isCharacters: true })),
  ];
  return [...new Map(terms.map((one) => [one.term, one])).values()].slice(0, maxTerms);
}

/** Deletion variants by which similar words are looked up. */
export function variantsIn(terms: readonly SearchTerm[]): string[] {
  return [...new Set(terms.filter(({ isCharacters }) => !isCharacters).flatMap(({ term }) => deletionVariants(term)))];
}

/**
 * Steps: names, then names and biographies, then the same with typo tolerance. `known`: words of the index that share a
 * variant.
 */
export function planSearch(terms: readonly SearchTerm[], known: readonly string[]): SearchStep[] {
  if (terms.length === 0) return [];
  const similar = terms.map(({ term, isCharacters }) => (isCharacters ? [] : similarWords(term, known)));
  // For CJK text half of the pairs suffice: one wrong character breaks two pairs.
  const pairs = terms.filter(({ isCharacters }) => isCharacters).length;
  const neededLeniently = terms.length - (pairs < 3 ? 0 : Math.floor(pairs / 2));
  const names = stepOf(
    terms.map(({ term }) => [inName(term)]),
    terms.length,
  );
  const texts = stepOf(
    terms.map(({ term }) => both(term)),
    terms.length,
  );
  if (neededLeniently === terms.length && similar.every((words) => words.length === 0)) return [names, texts];
  return [
    names,
    texts,
    stepOf(
      terms.map(({ term }, nth) => [term, ...(similar[nth] ?? [])].flatMap(both)),
      neededLeniently,
    ),
  ];
}

function both(term: string): string[] {
  return [inName(term), inText(term)];
}

function similarWords(term: string, known: readonly string[]): string[] {
  return known
    .filter((word) => word !== term && typoDistance(term, word) <= allowedTypos(term))
    .toSorted((one, other) => typoDistance(term, one) - typoDistance(term, other))
    .slice(0, maxSimilar);
}

function stepOf(groups: readonly (readonly string[])[], needed: number): SearchStep {
  return { words: groups.flat(), groups: groups.flatMap((words, nth) => words.map(() => nth)), needed };
}
