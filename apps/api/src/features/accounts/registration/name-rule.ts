import type { Limits } from '@peonia/contract/limits.ts';

/**
 * A name as it is kept, or null: letters and digits of any script with `_ . -` and single spaces between, 4–20 symbols
 * as a reader counts them. Source: specification section 5.
 */
export function readName(text: string, limits: Limits): string | null {
  const name = text.normalize('NFC').trim();
  const symbols = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name)].length;
  const allowed = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_.-]| (?=\S))*$/u.test(name);
  // What looks like a phone number logs in as one.
  const isNumber = /^[\p{Nd} ._-]{7,}$/u.test(name);
  return allowed && !isNumber && symbols >= limits.name_min && symbols <= limits.name_max ? name : null;
}

/** Names that a reader could take for another are one name: case and compatibility forms are folded. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Names that would look like the house. Nobody may pose as staff. */
export function isReservedName(key: string, brand: string): boolean {
  const plain = key.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return ['admin', 'administrator', 'moderator', 'support', 'staff', 'system', 'security', brand.toLowerCase()].some(
    (word) => plain === word || plain === `${word}team` || plain === `${brand.toLowerCase()}${word}`,
  );
}
