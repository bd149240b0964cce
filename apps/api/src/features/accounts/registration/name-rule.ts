import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { foldText, hasInvisible } from '../contact.ts';

/**
 * Normalizes a name. Returns null unless it has 4–20 graphemes: letters and digits of any script, `_ . -` and single
 * spaces between them, none of them invisible. Specification: section 5.
 */
export function readName(text: string, limits: Limits): string | null {
  if (hasInvisible(text)) return null;
  const name = text.normalize('NFC').trim();
  const symbols = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name)].length;
  const allowed = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_.-]| (?=\S))*$/u.test(name);
  // A name that looks like a phone number would be taken for one at login.
  const isNumber = /^[\p{Nd} ._-]{7,}$/u.test(name);
  return allowed && !isNumber && symbols >= limits.name_min && symbols <= limits.name_max ? name : null;
}

/** Folds case and compatibility forms, so that names that look alike have the same key. */
export function nameKey(name: string): string {
  return foldText(name);
}

/** Whether a name could be taken for a staff account. */
export function isReservedName(key: string, brand: string): boolean {
  const plain = key.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return ['admin', 'administrator', 'moderator', 'support', 'staff', 'system', 'security', brand.toLowerCase()].some(
    (word) => plain === word || plain === `${word}team` || plain === `${brand.toLowerCase()}${word}`,
  );
}
