import { detectScam } from './scam.ts';

/** A page shows the same texts to each of its readers; reading one takes up to 0.4 ms. */
const mostKept = 5_000;
const verdicts = new Map<string, boolean>();

/** Whether a text that is shown again and again has signals of a fraud. The latest verdicts are kept in memory. */
export function isSuspicious(text: string): boolean {
  if (text === '') return false;
  const known = verdicts.get(text);
  if (known !== undefined) return known;
  const verdict = detectScam(text).signals.length > 0;
  const [oldest] = verdicts.size < mostKept ? [] : verdicts.keys();
  if (oldest !== undefined) verdicts.delete(oldest);
  verdicts.set(text, verdict);
  return verdict;
}

/** The field of a reply that warns the reader of such a text; nothing for other texts. */
export function warningOf(...texts: readonly string[]): { suspicious?: true } {
  return texts.some(isSuspicious) ? { suspicious: true } : {};
}
