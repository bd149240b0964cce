export type Strength = 0 | 1 | 2 | 3 | 4;

/** Rates a password by its length, character variety and common patterns. */
export function rateStrength(password: string, known: readonly string[] = []): Strength {
  const symbols = [...password];
  if (symbols.length < 6) return 0;
  const lower = password.toLowerCase();
  if (known.some((word) => word.length >= 4 && lower.includes(word.toLowerCase()))) return 1;
  const bits = countUnpredictable(symbols) * Math.log2(alphabetOf(password));
  if (bits < 28) return 1;
  if (bits < 44) return 2;
  return bits < 62 ? 3 : 4;
}

/** Counts characters, where one that repeats or continues the previous one (`aaaa`, `1234`) counts a quarter. */
function countUnpredictable(symbols: readonly string[]): number {
  let count = 0;
  let before = Number.NaN;
  for (const symbol of symbols) {
    const code = symbol.codePointAt(0) ?? 0;
    count += Math.abs(code - before) <= 1 ? 0.25 : 1;
    before = code;
  }
  return count;
}

function alphabetOf(password: string): number {
  const sets: readonly [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[ -/:-@[-`{-~]/, 33],
    [/[^ -~]/, 100],
  ];
  return sets.reduce((sum, [set, size]) => sum + (set.test(password) ? size : 0), 0);
}
