/** Shorter words have too many similar words to correct typos. */
const shortest = 4;

/** A word and its variants with one letter deleted. Words that differ by one typo share a variant. */
export function deletionVariants(word: string): string[] {
  const letters = [...word];
  if (letters.length < shortest) return [];
  return [...new Set([word, ...letters.map((_letter, place) => letters.toSpliced(place, 1).join(''))])];
}

/** Damerau–Levenshtein distance: a transposition counts as one typo. */
export function typoDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let [before, above]: number[][] = [[], b.map((_letter, place) => place).concat(b.length)];
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const ways = [
        at(above, column) + 1,
        at(line, column - 1) + 1,
        at(above, column - 1) + same,
        ...(swapped ? [at(before, column - 2) + 1] : []),
      ];
      line.push(Math.min(...ways));
    }
    [before, above] = [above, line];
  }
  return at(above, b.length);
}

/** Typos tolerated in a word of this length. */
export function allowedTypos(word: string): number {
  return word.length < shortest ? 0 : word.length < 8 ? 1 : 2;
}

function at(line: readonly number[] | undefined, place: number): number {
  return line?.[place] ?? Number.POSITIVE_INFINITY;
}
