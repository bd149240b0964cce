import { randomInt } from 'node:crypto';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { isNameTaken, isReservedName, nameKey, readName } from '../registration/name-rule.ts';

const tries = 12;

/** Suggests a free name close to the one that the provider returned. */
export async function suggestName(db: Db, wanted: string | null, { limits, brand }: Config): Promise<string> {
  const candidates = nameCandidates(wanted ?? '', limits).filter((name) => !isReservedName(nameKey(name), brand));
  for (const name of candidates) if (!(await isNameTaken(db, name, brand))) return name;
  return '';
}

/** Valid names close to `wanted`, best first: invalid characters are removed, short names get a number. */
export function nameCandidates(wanted: string, limits: Limits): string[] {
  const allowed = wanted
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}_.'’ -]/gu, '')
    .replaceAll(/ +/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();
  const symbols = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(allowed)].map(
    ({ segment }) => segment,
  );
  const plain = symbols.slice(0, limits.name_max).join('').trim();
  const stem = symbols
    .slice(0, limits.name_max - 4)
    .join('')
    .trim();
  const numbered = Array.from({ length: tries }, () => `${stem === '' ? 'Friend' : stem}${randomInt(1_000, 10_000)}`);
  return [plain, ...numbered].flatMap((name) => readName(name, limits) ?? []);
}
