const allowed = /^[\p{L}\p{M}\p{N}_.'’ -]+$/u;
/** Control characters, joiners and every space except the usual one. */
const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;

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

/** Whether a sign found by `forbiddenSign` is refused for something that a reader cannot see. */
export function isInvisibleSign(sign: string): boolean {
  const seen = sign.replaceAll(unseen, '');
  return seen === '' || allowed.test(seen);
}
