/** Shorter words have too many similar words to correct typos. */
const shortest = 4;

/** A word and its variants with one letter deleted. Words that differ by one typo share a variant. */
export function deletionVariants(word: string): string[] {
  const letters = [...word];
  if (letters.length < shortest) return [];
  return [...new Set([word, ...letters.map((_letter, place) => letters.toSpliced(place, 1).join(''))])];
}

/** Typos tolerated in a word of this length. */
export function allowedTypos(word: string): number {
  return word.length < shortest ? 0 : word.length < 8 ? 1 : 2;
}
