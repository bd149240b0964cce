const LONGEST = 20;

/** Truncates a name after 20 graphemes (an emoji or a composed letter is one). */
export function truncateName(name: string): string {
  // As many code units hold no more graphemes.
  if (name.length <= LONGEST) return name;
  const signs = Array.from(new Intl.Segmenter().segment(name), (part) => part.segment);
  return signs.length <= LONGEST
    ? name
    : `${signs
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}
