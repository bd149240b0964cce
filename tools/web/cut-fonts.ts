import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../root.ts';

export const fontFolder = join(root, 'packages/ui/fonts');

/** Weights in use; the text font keeps all of its weights, which weigh nothing. */
const axes: Readonly<Record<string, Readonly<Record<string, { readonly min: number; readonly max: number }>>>> = {
  'bricolage-grotesque': { wght: { min: 600, max: 750 } },
  figtree: {},
};
/** Kerning, digits of one width, and shapes that depend on the weight. Fractions and small digits are not in use. */
const keepFeatures = ['kern', 'tnum', 'rvrn'];

/** Characters that people seldom write. `tokens.css` has the same ranges. */
const more: readonly (readonly [number, number])[] = [
  [0xa2, 0xa8],
  [0xaa, 0xaa],
  [0xac, 0xac],
  [0xae, 0xaf],
  [0xb1, 0xb6],
  [0xb8, 0xba],
  [0xbc, 0xbe],
  [0x131, 0x131],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x2122, 0x2122],
  [0x2215, 0x2215],
];
/** What the whole files have for Latin letters. */
const latin: readonly (readonly [number, number])[] = [
  [0x20, 0xff],
  [0x152, 0x153],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  ...more,
];

/** Cuts each Latin font into what every page needs and the rest. Returns the files by name. */
export async function cutFonts(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [name, variationAxes] of Object.entries(axes)) {
    const whole = await readFile(join(fontFolder, 'source', `${name}-latin-wght-normal.woff2`));
    const cut = (isMore: boolean) => {
      const codes = latin.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
      const text = codes.filter((code) => isMore === more.some(([first, last]) => code >= first && code <= last));
      const options = { targetFormat: 'woff2', variationAxes, keepFeatures } as const;
      return subsetFont(whole, String.fromCodePoint(...text), options);
    };
    files.set(`${name}-latin-wght-normal.woff2`, await cut(false));
    files.set(`${name}-latin-more-wght-normal.woff2`, await cut(true));
  }
  return files;
}
