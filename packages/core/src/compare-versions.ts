/** Compares versions such as 1.2.0 and 1.10 numerically: negative if `one` is older, positive if newer. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number));
  for (let index = 0; index < 3; index++) {
    const difference = (first?.[index] ?? 0) - (second?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
