import { inName, inText } from '../search-index/index-terms.ts';
import { characterPairs, splitWords } from '../search-index/split-words.ts';
import { allowedTypos, typoDistance, deletionVariants } from '../search-index/typo-distance.ts';

/** One thing a member must have said, in all ways in which it counts as said. */
interface SearchTerm {
  readonly term: string;
  readonly isCharacters: boolean;
}

/** A step of a search: everybody who has `needed` of the groups. Steps go from what fits best to what is only similar. */
export interface SearchStep {
  readonly words: readonly string[];
  /** Number of the group each word belongs to. */
  readonly groups: readonly number[];
  readonly needed: number;
}

const maxTerms = 8;
const maxSimilar = 8;

/** What is looked for. More than eight words or pairs narrow nothing further. */
export function searchTermsIn(query: string): SearchTerm[] {
  const { words, runs } = splitWords(query);
  const terms = [
    ...words.map((term) => ({ term, isCharacters: false })),
    ...runs.flatMap(characterPairs).map((term) => ({ term, isCharacters: true })),
  ];
  return [...new Map(terms.map((one) => [one.term, one])).values()].slice(0, maxTerms);
}

/** Variants under which words are looked up that may have been meant. */
export function variantsIn(terms: readonly SearchTerm[]): string[] {
  return [...new Set(terms.filter(({ isCharacters }) => !isCharacters).flatMap(({ term }) => deletionVariants(term)))];
}

/**
 * Names, then names and biographies, then the same with slips forgiven: `known` are words of the index that share a
 * variant.
 */
export function planSearch(terms: readonly SearchTerm[], known: readonly string[]): SearchStep[] {
  if (terms.length === 0) return [];
  const similar = terms.map(({ term, isCharacters }) => (isCharacters ? [] : similarWords(term, known)));
  // Of a run of signs half of the pairs are enough: one wrong sign spoils two of them.
  const pairs = terms.filter(({ isCharacters }) => isCharacters).length;
  const neededLeniently = terms.length - (pairs < 3 ? 0 : Math.floor(pairs / 2));
  const names = stepOf(
    terms.map(({ term }) => [inName(term)]),
    terms.length,
  );
  const said = stepOf(
    terms.map(({ term }) => both(term)),
    terms.length,
  );
  if (neededLeniently === terms.length && similar.every((words) => words.length === 0)) return [names, said];
  return [
    names,
    said,
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
