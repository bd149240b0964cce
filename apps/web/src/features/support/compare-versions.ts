/** Compares versions such as 1.2.0 and 1.10 numerically: negative if `one` is older, positive if newer. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number));
  for (let place = 0; place < 3; place++) {
    const difference = (first?.[place] ?? 0) - (second?.[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
