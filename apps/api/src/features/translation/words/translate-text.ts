import type { TranslatedPieces, TranslationEngine } from '../engines/translation-engine.ts';
import { cutText, hasLetters, type Line } from './cut-text.ts';
import { fragmentsOf, joinFragments, keepsMarks, putLine } from './join-fragments.ts';

/** Pieces of one call: what every service takes. */
const piecesMax = 50;

export interface TextRequest {
  readonly text: string;
  /** Names of people, which stay as they are. */
  readonly names: readonly string[];
  readonly from: string | null;
  readonly to: string;
}

export interface Translated {
  readonly text: string;
  readonly from: string | null;
}

/**
 * Translates a text line by line. Line ends, emoji, addresses and names are preserved: where a service loses a mark,
 * the fragments between marks are translated separately.
 */
export async function translateText(
  engine: TranslationEngine,
  { text, names, from, to }: TextRequest,
): Promise<Translated> {
  const lines = cutText(text, names);
  const spoken = lines.filter(({ words }) => words !== '');
  const first = await askFor(
    engine,
    spoken.map(({ words }) => words),
    { from, to },
  );
  const words = new Map(spoken.map((line, at) => [line, first.pieces[at] ?? line.words]));
  for (const line of spoken) {
    if (!keepsMarks(line, words.get(line) ?? ''))
      words.set(line, await translateBetween(engine, line, { from: from ?? first.from, to }));
  }
  const ends = text.match(/\r?\n/g) ?? [];
  const whole = lines.map((line, at) => putLine(line, words.get(line) ?? '') + (ends[at] ?? '')).join('');
  return { text: whole, from: from ?? first.from };
}

async function translateBetween(
  engine: TranslationEngine,
  line: Line,
  pair: Pick<TextRequest, 'from' | 'to'>,
): Promise<string> {
  const fragments = fragmentsOf(line);
  const { pieces } = await askFor(
    engine,
    fragments.filter(hasLetters).map((fragment) => fragment.trim()),
    pair,
  );
  const left = [...pieces];
  return joinFragments(
    line,
    fragments.map((fragment) => (hasLetters(fragment) ? (left.shift() ?? fragment) : fragment)),
  );
}

async function askFor(
  engine: TranslationEngine,
  pieces: readonly string[],
  pair: Pick<TextRequest, 'from' | 'to'>,
): Promise<TranslatedPieces> {
  const given: string[] = [];
  let { from } = pair;
  for (let at = 0; at < pieces.length; at += piecesMax) {
    const part = await engine.translate({ pieces: pieces.slice(at, at + piecesMax), from, to: pair.to });
    given.push(...part.pieces);
    from ??= part.from;
  }
  return { pieces: given, from };
}
