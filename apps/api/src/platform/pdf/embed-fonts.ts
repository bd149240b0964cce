import { readFile } from 'node:fs/promises';
import type { Language } from '@peonia/i18n/languages.ts';
import { type FontSlice, slicesFor } from './font-slices.ts';

const weights = { regular: 400, bold: 650 } as const;

export type Weight = keyof typeof weights;

/** Text in one font. */
interface Run {
  readonly font: string;
  readonly text: string;
}

export interface EmbeddedFonts {
  /** TrueType files by name, with the glyphs of the document only. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Splits a line into runs. A character without a glyph in any family becomes `?`. */
  runsOf(text: string, weight: Weight): readonly Run[];
}

/** Joiners, variation selectors and control characters have no glyph of their own. */
const invisible = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

/** The fonts have a no-break space, and no narrow one. */
const printable = (text: string) => text.replaceAll(invisible, '').replaceAll('\u202F', '\u00A0');

/** Cuts a font for each slice and weight that the texts need. */
export async function embedFonts(
  texts: Readonly<Record<Weight, readonly string[]>>,
  language: Language,
): Promise<EmbeddedFonts> {
  const files = new Map<string, Uint8Array>();
  const places: Record<Weight, Map<string, string>> = { regular: new Map(), bold: new Map() };
  for (const weight of ['regular', 'bold'] as const)
    await placeCharacters(new Set(['?', ...printable(texts[weight].join(''))]), {
      weight,
      language,
      files,
      places: places[weight],
    });
  return { files, runsOf: (text, weight) => splitRuns(printable(text), places[weight]) };
}

interface Placement {
  readonly weight: Weight;
  readonly language: Language;
  readonly files: Map<string, Uint8Array>;
  readonly places: Map<string, string>;
}

/** In the first round each character is sought in its first slice; what a slice lacks is sought in the next one. */
async function placeCharacters(characters: ReadonlySet<string>, placement: Placement): Promise<void> {
  const waiting = new Map(
    [...characters].map((one) => [one, slicesFor(one.codePointAt(0) ?? 0, placement.language)] as const),
  );
  for (let round = 0; waiting.size > 0; round += 1) {
    const groups = new Map<FontSlice, string[]>();
    for (const [one, slices] of waiting) {
      const slice = slices[round];
      if (slice === undefined) waiting.delete(one);
      else groups.set(slice, [...(groups.get(slice) ?? []), one]);
    }
    for (const [slice, wanted] of groups)
      for (const found of await cutFont(slice, wanted, `${round}`, placement)) waiting.delete(found);
  }
}

/** Returns the characters that the slice has. */
async function cutFont(
  { file }: FontSlice,
  wanted: readonly string[],
  round: string,
  { weight, files, places }: Placement,
): Promise<string[]> {
  const { default: subsetFont } = await import('subset-font');
  const cut = await subsetFont(await readFile(file), wanted.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: weights[weight] },
  });
  const known = await codePointsOf(cut);
  const found = wanted.filter((one) => known.has(one.codePointAt(0) ?? -1));
  if (found.length === 0) return [];
  const name = `${weight}:${round}:${file}`;
  files.set(name, cut);
  for (const one of found) places.set(one, name);
  return found;
}

/** Empty for a font without any of the characters, which has no table of characters. */
async function codePointsOf(cut: Uint8Array): Promise<ReadonlySet<number>> {
  const { create } = await import('fontkit');
  const font = create(Buffer.from(cut));
  try {
    return new Set('characterSet' in font ? font.characterSet : []);
  } catch {
    return new Set();
  }
}

function splitRuns(text: string, places: ReadonlyMap<string, string>): Run[] {
  const runs: Run[] = [];
  for (const one of text) {
    const font = places.get(one) ?? places.get('?');
    if (font === undefined) continue;
    const shown = places.has(one) ? one : '?';
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + shown };
    else runs.push({ font, text: shown });
  }
  return orderRuns(runs);
}

const rightToLeft = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Words that are written from right to left stand in reverse order; the spaces between them belong to them. */
function orderRuns(runs: readonly Run[]): Run[] {
  const ordered: Run[] = [];
  let turned: Run[] = [];
  const flush = () => {
    const spaces = turned.length - 1 - turned.findLastIndex(({ text }) => rightToLeft.test(text));
    ordered.push(...turned.slice(0, turned.length - spaces).toReversed(), ...turned.slice(turned.length - spaces));
    turned = [];
  };
  for (const run of runs)
    if (rightToLeft.test(run.text) || (turned.length > 0 && run.text.trim() === '')) turned.push(run);
    else {
      flush();
      ordered.push(run);
    }
  flush();
  return ordered;
}
