const allowed = /^[\p{L}\p{M}\p{N}_.'’ -]+$/u;

/**
 * Returns the first sign of a name that is not allowed, or null. A sign is what a reader sees as one, such as an emoji
 * of several characters. Allowed are letters of any script, digits, spaces, apostrophes, hyphens, dots and
 * underscores.
 */
export function forbiddenSign(name: string): string | null {
  if (name === '' || allowed.test(name)) return null;
  const segments = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name);
  return [...segments].find(({ segment }) => !allowed.test(segment))?.segment ?? null;
}
