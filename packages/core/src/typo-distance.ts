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

function at(line: readonly number[] | undefined, place: number): number {
  return line?.[place] ?? Number.POSITIVE_INFINITY;
}
