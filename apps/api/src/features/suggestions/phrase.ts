import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../platform/db/statement.ts';
import { fillPhrase, findPhrasesWithSlots, findPlainPhrase, type Phrase } from './bank/find-phrase.ts';
import { readMentions, type MentionSources } from './mentions.ts';

interface SentText {
  readonly text: string;
  readonly writer: number;
  readonly receiver: number;
  /** Language of the writer's page. */
  readonly own: Language;
}

/** True if the text may be a suggestion; costs no statement. */
export function maybeSuggestion(text: string): boolean {
  return findPlainPhrase(text) !== undefined || findPhrasesWithSlots(text).length > 0;
}

/** The suggestion that was sent unchanged, in each language of the pages. Null for the writer's own words. */
export async function suggestionOf(
  db: Db,
  { text, writer, receiver, own }: SentText,
  sources: MentionSources,
): Promise<Phrase | null> {
  const plain = findPlainPhrase(text);
  if (plain !== undefined) return plain;
  const possible = findPhrasesWithSlots(text);
  if (possible.length === 0) return null;
  const mentions = await readMentions(db, { writer, receiver, own }, sources);
  if (mentions === null) return null;
  return possible.map((phrase) => fillPhrase(phrase, mentions, text)).find((phrase) => phrase !== null) ?? null;
}
