import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Language } from '@peonia/i18n/languages.ts';

/** A file of a font family: the glyphs of some ranges of code points. */
export interface FontSlice {
  readonly file: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** The package of each family. */
const families = {
  sans: '@fontsource-variable/noto-sans',
  sc: '@fontsource-variable/noto-sans-sc',
  tc: '@fontsource-variable/noto-sans-tc',
  jp: '@fontsource-variable/noto-sans-jp',
  kr: '@fontsource-variable/noto-sans-kr',
  arabic: '@fontsource-variable/noto-sans-arabic',
  hebrew: '@fontsource-variable/noto-sans-hebrew',
  thai: '@fontsource-variable/noto-sans-thai',
} as const;

type Family = keyof typeof families;

/** The family of Chinese characters that each language writes them with; the others follow for what it lacks. */
const ideographs: Partial<Record<Language, Family>> = { zh: 'sc', tw: 'tc', ja: 'jp', ko: 'kr' };

const opened = new Map<Family, readonly FontSlice[]>();

/** Slices that may hold a character, the ones of the language first. A range is no promise that the glyph exists. */
export function slicesFor(codePoint: number, language: Language): FontSlice[] {
  const own = ideographs[language] ?? 'sc';
  const others = (['sc', 'tc', 'jp', 'kr'] as const).filter((family) => family !== own);
  return (['sans', own, ...others, 'arabic', 'hebrew', 'thai'] as const).flatMap((family) =>
    slicesOf(family).filter(({ ranges }) => ranges.some(([from, to]) => from <= codePoint && codePoint <= to)),
  );
}

function slicesOf(family: Family): readonly FontSlice[] {
  const known = opened.get(family);
  if (known !== undefined) return known;
  const name = basename(families[family]);
  const list = createRequire(import.meta.url).resolve(`${families[family]}/unicode.json`);
  const ranges = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, string>>;
  const slices = Object.entries(ranges).map(([subset, text]) => ({
    file: join(dirname(list), 'files', `${name}-${subset.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: text.split(',').map(readRange),
  }));
  opened.set(family, slices);
  return slices;
}

/** `U+4e00-4fff` or `U+20ac`. */
function readRange(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
