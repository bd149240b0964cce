/**
 * Damerau–Levenshtein distance: a transposition counts as one typo. Searches and every start of the program compare
 * thousands of words, so three lines of the table are kept and nothing is made for a letter.
 */
export function typoDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  const width = b.length + 1;
  let before: number[] = Array.from({ length: width }, () => Number.POSITIVE_INFINITY);
  let above = Array.from({ length: width }, (_line, place) => place);
  let line = Array.from({ length: width }, () => 0);
  for (let row = 1; row <= a.length; row += 1) {
    line[0] = row;
    for (let column = 1; column < width; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min(at(above, column) + 1, at(line, column - 1) + 1, at(above, column - 1) + same);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, at(before, column - 2) + 1);
      line[column] = least;
    }
    [before, above, line] = [above, line, before];
  }
  return at(above, b.length);
}

function at(line: readonly number[], place: number): number {
  return line[place] ?? Number.POSITIVE_INFINITY;
}
