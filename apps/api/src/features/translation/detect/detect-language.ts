import type { eld } from 'eld/extrasmall';
import { hanScript } from './han-script.ts';
import { textLanguage } from './text-language.ts';

/** A language that the writer is known to write wins over a stranger one that fits better by no more than this. */
const lead = 0.12;

type LetterTables = Pick<typeof eld, 'detect'>;

let detector: Promise<LetterTables> | null = null;

/**
 * The tables of letters are loaded with the first text that needs them; a program that translates nothing never holds
 * them.
 */
async function letterTables(): Promise<LetterTables> {
  detector ??= import('eld/extrasmall').then((tables) => tables.eld);
  return detector;
}

/**
 * The language of words as BCP 47, or null where it cannot be told. Script and small words decide where they can; for
 * the rest letters are compared, and in a short line a language from `likely` (ISO 639, what the writer speaks) is
 * preferred to a chance find.
 */
export async function detectLanguage(words: string, likely: readonly string[]): Promise<string | null> {
  const sure = textLanguage(words);
  if (sure === 'zh') return onlyHan(words, likely);
  if (sure !== null) return sure;
  const found = (await letterTables()).detect(words);
  const scores = found.getScores();
  const best = Math.max(0, ...Object.values(scores));
  const known = likely
    .filter((code) => (scores[code] ?? 0) >= Math.max(best - lead, 0.01))
    .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  return known[0] ?? (found.isReliable() ? found.language : null);
}

/**
 * Kanji without kana are Japanese where somebody writes who speaks Japanese and no Chinese, unless a character says
 * otherwise.
 */
function onlyHan(words: string, likely: readonly string[]): string {
  const script = hanScript(words);
  const isJapanese =
    script !== 'zh-Hans' && likely.includes('ja') && !likely.some((code) => code === 'zh' || code === 'yue');
  return isJapanese ? 'ja' : script;
}
