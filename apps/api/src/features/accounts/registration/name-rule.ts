import { forbiddenSign, isInvisibleSign } from '@peonia/contract/accounts/name-signs.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { looksLikeWord, nameExists } from '../account.sql.ts';
import { foldText, hasInvisible } from '../contact.ts';

/**
 * Normalizes a name. Returns null unless it has 4–20 graphemes: letters and digits of any script, `_ . - '` and single
 * spaces between them, none of them invisible. A curly apostrophe becomes a straight one. Specification: section 5.
 */
export function readName(text: string, limits: Limits): string | null {
  if (hasInvisible(text)) return null;
  const name = straightApostrophes(text.normalize('NFC').trim());
  const symbols = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name)].length;
  const allowed = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_.'-]| (?=\S))*$/u.test(name);
  // A name that looks like a phone number would be taken for one at login.
  const isNumber = /^[\p{Nd} ._-]{7,}$/u.test(name);
  return allowed && !isNumber && symbols >= limits.name_min && symbols <= limits.name_max ? name : null;
}

/** Folds case and compatibility forms, so that names that look alike have the same key. */
export function nameKey(name: string): string {
  return foldText(straightApostrophes(name));
}

function straightApostrophes(text: string): string {
  return text.replaceAll('’', "'");
}

/** Normalizes the name of a new account. Throws `name_sign` or `name_invalid`. */
export function requireName(text: string, { limits, brand }: Pick<Config, 'limits' | 'brand'>): string {
  const problem = nameProblem(text, { limits, brand });
  if (problem !== null)
    throw refuse(problem, {
      sign: forbiddenSign(text.trim()) ?? '',
      least: limits.name_min,
      most: limits.name_max,
    });
  return readName(text, limits) ?? '';
}

/** What is wrong with a name, or null. An invisible sign has no name of its own, so that it counts as invalid. */
export function nameProblem(
  text: string,
  { limits, brand }: Pick<Config, 'limits' | 'brand'>,
): 'name_invalid' | 'name_sign' | null {
  const sign = forbiddenSign(text.trim());
  if (!hasInvisible(text) && sign !== null && !isInvisibleSign(sign)) return 'name_sign';
  const name = readName(text, limits);
  return name === null || isReservedName(nameKey(name), brand) ? 'name_invalid' : null;
}

const staffWords = [
  'admin',
  'administrator',
  'moderator',
  'official',
  'security',
  'service',
  'staff',
  'support',
  'system',
];

/** Whether a name could be taken for a staff account. */
export function isReservedName(key: string, brand: string): boolean {
  return reservedWords(brand).includes(plainName(key));
}

/** Whether the name looks like that of an account, of the brand or of staff. Decision 36. */
export async function isNameTaken(db: Db, name: string, brand: string): Promise<boolean> {
  const reserved = await looksLikeWord.one(db, { name: plainName(name), words: reservedWords(brand) });
  return reserved.so || (await nameExists.one(db, { name })).taken;
}

function reservedWords(brand: string): string[] {
  const own = brand.toLowerCase();
  return [...staffWords, own].flatMap((word) => [word, `${word}team`, `${own}${word}`, `${word}${own}`]);
}

function plainName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');
}
