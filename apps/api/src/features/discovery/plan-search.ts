import { inName, inText } from './index-terms.ts';
import { forgivenIn, slipsBetween, variantsOf } from './slips.ts';
import { pairsOf, splitWords } from './split-words.ts';

/** One thing a member must have said, in all ways in which it counts as said. */
interface Wanted {
  readonly term: string;
  readonly isSigns: boolean;
}

/** A step of a search: everybody who has `needed` of the groups. Steps go from what fits best to what is only alike. */
export interface SearchStep {
  readonly words: readonly string[];
  /** Number of the group each word belongs to. */
  readonly groups: readonly number[];
  readonly needed: number;
}

const mostWanted = 8;
const mostAlike = 8;

/** What is looked for. More than eight words or pairs narrow nothing further. */
export function wantedIn(query: string): Wanted[] {
  const { words, runs } = splitWords(query);
  const wanted = [
    ...words.map((term) => ({ term, isSigns: false })),
    ...runs.flatMap(pairsOf).map((term) => ({ term, isSigns: true })),
  ];
  return [...new Map(wanted.map((one) => [one.term, one])).values()].slice(0, mostWanted);
}

/** Variants under which words are looked up that may have been meant. */
export function variantsIn(wanted: readonly Wanted[]): string[] {
  return [...new Set(wanted.filter(({ isSigns }) => !isSigns).flatMap(({ term }) => variantsOf(term)))];
}

/**
 * Names, then names and biographies, then the same with slips forgiven: `known` are words of the index that share a
 * variant.
 */
export function planSearch(wanted: readonly Wanted[], known: readonly string[]): SearchStep[] {
  if (wanted.length === 0) return [];
  const alike = wanted.map(({ term, isSigns }) => (isSigns ? [] : alikeTo(term, known)));
  // Of a run of signs half of the pairs are enough: one wrong sign spoils two of them.
  const pairs = wanted.filter(({ isSigns }) => isSigns).length;
  const lenient = wanted.length - (pairs < 3 ? 0 : Math.floor(pairs / 2));
  const names = stepOf(
    wanted.map(({ term }) => [inName(term)]),
    wanted.length,
  );
  const said = stepOf(
    wanted.map(({ term }) => both(term)),
    wanted.length,
  );
  if (lenient === wanted.length && alike.every((words) => words.length === 0)) return [names, said];
  return [
    names,
    said,
    stepOf(
      wanted.map(({ term }, nth) => [term, ...(alike[nth] ?? [])].flatMap(both)),
      lenient,
    ),
  ];
}

function both(term: string): string[] {
  return [inName(term), inText(term)];
}

function alikeTo(term: string, known: readonly string[]): string[] {
  return known
    .filter((word) => word !== term && slipsBetween(term, word) <= forgivenIn(term))
    .toSorted((one, other) => slipsBetween(term, one) - slipsBetween(term, other))
    .slice(0, mostAlike);
}

function stepOf(groups: readonly (readonly string[])[], needed: number): SearchStep {
  return { words: groups.flat(), groups: groups.flatMap((words, nth) => words.map(() => nth)), needed };
}
