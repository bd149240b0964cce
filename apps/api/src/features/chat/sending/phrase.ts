import type { Db } from '../../../platform/db/statement.ts';
import { maybeSuggestion, suggestionOf, type MentionSources, type Phrase } from '../../suggestions/public.ts';
import { findGreeting } from './greetings.ts';
import type { Outgoing } from './outgoing-message.ts';

/** True if the text may be a curated one, which the fast path does not store. */
export function maybePhrase(text: string): boolean {
  return findGreeting(text) !== undefined || maybeSuggestion(text);
}

interface SentPhrase extends Pick<Outgoing, 'kind' | 'receiver' | 'language'> {
  readonly text: string;
  readonly writer: number;
}

/** The curated text that a message was sent with, unchanged. Null for the writer's own words. */
export async function phraseOf(
  db: Db,
  { kind, text, writer, receiver, language }: SentPhrase,
  sources: MentionSources,
): Promise<Phrase | null> {
  if (kind !== 'text' && kind !== 'sayhi') return null;
  return findGreeting(text) ?? (await suggestionOf(db, { text, writer, receiver, own: language }, sources));
}
