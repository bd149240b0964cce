const LONGEST = 20;

/** A name as typed, cut after 20 characters as a reader counts them (an emoji or a composed letter is one). */
export function shortName(name: string): string {
  const signs = Array.from(new Intl.Segmenter().segment(name), (part) => part.segment);
  return signs.length <= LONGEST
    ? name
    : `${signs
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}
