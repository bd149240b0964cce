import type { eld } from 'eld/extrasmall';
import { hanScript } from './han-script.ts';
import { textLanguage } from './text-language.ts';

/** Margin by which another language must fit better than one the writer speaks. */
const lead = 0.12;

type LetterTables = Pick<typeof eld, 'detect'>;

let detector: Promise<LetterTables> | null = null;

/** Letter tables are loaded with the first text that needs them. */
async function letterTables(): Promise<LetterTables> {
  detector ??= import('eld/extrasmall').then((tables) => tables.eld);
  return detector;
}

/**
 * The language of a text as BCP 47, or null if unknown. Script and common words decide where they can; otherwise
 * letters are compared, and in a short line a language from `likely` (ISO 639, spoken by the writer) is preferred.
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
